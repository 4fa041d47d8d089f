/**
 * JSON with sorted keys and without undefined members: equal values give equal text, and different values different
 * text, whatever order their keys were written in. Throws a TypeError for what JSON cannot carry faithfully.
 */
export function stableJson(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map((item) => stableJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, member]) => `${JSON.stringify(key)}:${stableJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`Not a variable: ${value}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Not a variable: ${typeof value}`);
  return text;
}
