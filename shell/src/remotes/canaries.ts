import { isRecord } from './registry.ts';

/**
 * Selects the canary version of each remote whose share includes this browser: `"canary": { "manifest": …, "share": 0.1 }`.
 * @param value the registry file as parsed, valid or not
 * @param random position of this browser in [0, 1): positions below the share get the canary
 * @returns the registry with the manifests of this browser
 */
export function withCanaries(value: unknown, position = browserPosition()): unknown {
  if (!isRecord(value) || !isRecord(value.remotes)) return value;
  const remotes = Object.entries(value.remotes).map(([name, entry]) => {
    const canary = isRecord(entry) ? entry.canary : undefined;
    const isChosen = isRecord(canary) && typeof canary.share === 'number' && position < canary.share;
    return [name, isChosen ? canary : entry];
  });
  return { ...value, remotes: Object.fromEntries(remotes) };
}

/** Stored, so that a browser stays with its version. Without storage it gets no canary. */
function browserPosition(): number {
  const key = 'tsugi.canary';
  try {
    const position = localStorage.getItem(key) ?? `${Math.random()}`;
    localStorage.setItem(key, position);
    return Number(position);
  } catch {
    return 1;
  }
}
