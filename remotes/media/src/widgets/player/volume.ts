export interface Volume {
  /** 0 to 1. */
  readonly level: number;
  readonly isMuted: boolean;
}

const KEY = 'tsugi.player-volume';
const DEFAULT: Volume = { level: 0.8, isMuted: false };

/** Total: anything else than a stored volume gives the default. */
export function parseVolume(text: string | null): Volume {
  try {
    const { level, isMuted }: { level?: unknown; isMuted?: unknown } = Object(JSON.parse(text ?? ''));
    if (typeof level !== 'number' || !(level >= 0 && level <= 1)) return DEFAULT;
    return { level, isMuted: isMuted === true };
  } catch {
    // Nothing is stored, or not by this product.
    return DEFAULT;
  }
}

/** As it was left at the last clip. */
export function readVolume(): Volume {
  try {
    return parseVolume(localStorage.getItem(KEY));
  } catch {
    // Storage is blocked.
    return DEFAULT;
  }
}

export function storeVolume(volume: Volume): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(volume));
  } catch {
    // Full or forbidden: the volume lasts as long as the player.
  }
}
