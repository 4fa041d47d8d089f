const WEEK_MS = 7 * 86_400_000;

/** As the tracker sends it. */
export interface NextAiring {
  /** Unix seconds. */
  readonly airingAt: number;
  readonly episode: number;
}

/** The next episode to show at a given time. */
export interface AiringState {
  readonly episode: number;
  /** Milliseconds since 1970: when it airs, or, once the one before it has aired, when it is expected. */
  readonly atMs: number;
  /** The announced airing time has passed, and the tracker has not been asked since. */
  readonly hasPassed: boolean;
}

/**
 * When the announced time passes, the number rises by one, and only once: what follows is expected a week later, as
 * series go, and nothing is known about what comes after that.
 */
export function airingState({ airingAt, episode }: NextAiring, nowMs: number): AiringState {
  const atMs = airingAt * 1000;
  return nowMs < atMs
    ? { episode, atMs, hasPassed: false }
    : { episode: episode + 1, atMs: atMs + WEEK_MS, hasPassed: true };
}

/** Episodes that have aired and are not seen yet. */
export function episodesBehind(progress: number, nextEpisode: number): number {
  return Math.max(0, nextEpisode - 1 - progress);
}
