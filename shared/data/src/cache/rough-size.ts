/** Of longer arrays only so many items are counted, evenly spread: a list of 20,000 entries would take a second, and
 * one of ten sections that many times over. */
const COUNTED_ITEMS = 20;

/** Counts leaves and characters instead of writing JSON: results are large, and this runs on every one. */
export function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (Array.isArray(value)) {
    const step = Math.max(1, value.length / COUNTED_ITEMS);
    let counted = 0;
    let size = 0;
    for (let at = 0; at < value.length; at += step) {
      counted += 1;
      size += 4 + roughSize(value[Math.floor(at)]);
    }
    return 2 + Math.round(counted > 0 ? (size * value.length) / counted : 0);
  }
  let size = 2;
  for (const [key, member] of Object.entries(value)) size += key.length + 3 + roughSize(member);
  return size;
}
