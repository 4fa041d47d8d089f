/** The upper one of two in the middle; NaN of nothing. @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** No decimals from 10 on, three below 1. @param {number | string} value */
const rounded = (value) =>
  typeof value === 'number' ? Number(value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0)) : value;

/** @param {string} title @param {readonly (readonly [name: string, cells: Record<string, number | string>])[]} rows */
export function print(title, rows) {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      rows.map(([name, cells]) => [
        name,
        Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, rounded(value)])),
      ]),
    ),
  );
}

/** @param {readonly Record<string, number>[]} samples @returns {Record<string, number>} the median of each member */
export const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );

/** @param {Map<string, Record<string, number>[]>} samples by page @param {number} runs */
export function printLoads(samples, runs) {
  const rows = [...samples].map(([page, list]) => [page, medians(list)]);
  print(`Loads, processor slowed four times, medians of ${runs}, times in milliseconds`, rows);
}

/**
 * The median of each time as a share of the earlier one: below 1 is faster.
 * @param {Map<string, Record<string, number>[]>} before @param {Map<string, Record<string, number>[]>} after
 */
export function printRatios(before, after) {
  const rows = [...after].map(([page, list]) => {
    const earlier = medians(before.get(page) ?? []);
    const { FCP, content, LCP, blocked } = medians(list);
    const times = Object.entries({ FCP, content, LCP, blocked });
    return [page, Object.fromEntries(times.map(([key, time]) => [key, time / (earlier[key] ?? Number.NaN)]))];
  });
  print('This checkout as a share of the one before (below 1: faster)', rows);
}

/**
 * @param {readonly { readonly name: string, readonly longestTask: number }[]} samples the first one is an ordinary post
 * @param {number} longest milliseconds that are the goal
 */
export function printPosts([ordinary, ...hostile], longest) {
  const slowest = hostile.toSorted((a, b) => b.longestTask - a.longestTask).slice(0, 10);
  print(
    `Posts: processor time of the longest task while one is shown, milliseconds, of ${hostile.length} long hostile texts the slowest ten`,
    [...slowest, ordinary].map(({ name, longestTask }) => [name, { longestTask }]),
  );
  const over = hostile.filter(({ longestTask }) => longestTask > longest).length;
  console.log(`${over} of ${hostile.length} hold the page for more than ${longest} ms`);
}
