/** Height of the highest bar or point, of the whole chart: its number stands above it. */
export const BAR_SCALE = 0.85;

/** Heights between 0 and `BAR_SCALE`, the greatest value being the highest. All 0 when nothing is above 0. */
export function barHeights(values: readonly number[]): readonly number[] {
  const highest = Math.max(0, ...values);
  return values.map((value) => (highest > 0 ? (Math.max(0, value) / highest) * BAR_SCALE : 0));
}

/** Points of a line, one a column of width 1, from the top 0 to the bottom 1: `0.5,0.15 1.5,1`. */
export function linePoints(heights: readonly number[]): string {
  return heights.map((height, index) => `${index + 0.5},${round(1 - height)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
