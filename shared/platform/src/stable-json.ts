/**
 * JSON with sorted keys and without undefined members: equal values give equal text, and different values different
 * text, whatever order their keys were written in. Throws a TypeError for what JSON cannot carry faithfully.
 */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (isUnfaithful(inner)) throw new TypeError('Not a variable');
    return inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  });
}

/** What JSON would leave out or turn into null; bigints it refuses by itself. */
function isUnfaithful(value: unknown): boolean {
  return typeof value === 'number' ? !Number.isFinite(value) : /function|symbol/.test(typeof value);
}
