/**
 * Gives this browser the canaries of the registry whose share it is in: `"canary": { "manifest": …, "share": 0.1 }` of an entry.
 * @param value the registry file as parsed, valid or not
 * @param position of this browser among all, from 0 to below 1: those below a canary's share get it
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

/** The same at every visit. Without storage a browser gets no canary, since it could not keep to it. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
