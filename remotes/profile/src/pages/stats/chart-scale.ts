/** Height of the highest bar or point, of the whole chart: its number stands above it. */
export const BAR_SCALE = 0.85;

/** Pixels that a character of a label or a number takes, and the room between two of them. */
const CHARACTER_WIDTH = 7;
const GAP = 5;

/** Heights between 0 and `BAR_SCALE`, the greatest value being the highest. All 0 when nothing is above 0. */
export function barHeights(values: readonly number[]): readonly number[] {
  const highest = Math.max(0, ...values);
  return values.map((value) => (highest > 0 ? (Math.max(0, value) / highest) * BAR_SCALE : 0));
}

/** Pixels that a column takes at least, so that no text runs into its neighbour. */
export function columnWidth(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER_WIDTH + GAP;
}

/**
 * Points of a line, one a column of width 1, from the top 0 to the bottom 1: `0.5,0.15 1.5,1`.
 * @param heights null where there is no point: the line goes on to the next
 */
export function linePoints(heights: readonly (number | null)[]): string {
  return heights
    .flatMap((height, index) => (height === null ? [] : [`${index + 0.5},${round(1 - height)}`]))
    .join(' ');
}

/** The area between such a line and the bottom. */
export function areaPoints(heights: readonly (number | null)[]): string {
  const first = heights.findIndex((height) => height !== null);
  const last = heights.findLastIndex((height) => height !== null);
  return first < 0 ? '' : `${first + 0.5},1 ${linePoints(heights)} ${last + 0.5},1`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
