/**
 * One of several at random, another one than the last time as long as there is another.
 * @param random at least 0, less than 1
 */
export function pickOther(
  rows: ArrayLike<number>,
  last: number | undefined,
  random: () => number = Math.random,
): number | undefined {
  const { length } = rows;
  const lastAt = last === undefined ? -1 : Array.prototype.indexOf.call(rows, last);
  const isLeftOut = lastAt >= 0 && length > 1;
  const at = Math.floor(random() * (isLeftOut ? length - 1 : length));
  return rows[isLeftOut && at >= lastAt ? at + 1 : at];
}
