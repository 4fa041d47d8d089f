import { allParts, measureBudgets } from '../lib/budgets.mjs';
import { MOST_LISTED } from './measure-list.mjs';
import { LONGEST_MS } from './measure-posts.mjs';
import { median } from './median.mjs';

/** @param {string} title @param {readonly (readonly [name: string, cells: Record<string, number | string>])[]} rows */
function print(title, rows) {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

/** @param {number} value */
const rounded = (value, digits = 0) => Number(value.toFixed(digits));

/** None below 50 ms is reported by the page. @param {number} longest milliseconds @param {number} [processor] its processor time */
const task = (longest, processor = 0) =>
  `${longest === 0 ? '< 50' : rounded(longest)} (${rounded(processor)})`;

/** @param {{ nodes: number, heap: number }} size */
const sizeOf = ({ nodes, heap }) => ({ nodes, 'heap MB': rounded(heap, 1) });

export function printSizes() {
  const sizes = measureBudgets(allParts).map(({ name, bytes }) => [name, { gzip: rounded(bytes / 1024, 1) }]);
  print('Sizes, KB of gzip', sizes);
}

/** @param {{ step: string, counts: Record<string, number> }[]} steps */
export function printJourney(steps) {
  const all = {};
  for (const { counts } of steps)
    for (const [service, count] of Object.entries(counts)) all[service] = (all[service] ?? 0) + count;
  const rows = [...steps, { step: 'in all', counts: all }];
  print(
    'Requests of one journey, by service',
    rows.map(({ step, counts }) => [step, counts]),
  );
}

const TIMES = { firstPaint: 'FCP', content: 'content', largestPaint: 'LCP', blocked: 'long tasks' };
const LOADED = { ...TIMES, shift: 'shift', tracker: 'tracker', requests: 'requests', kilobytes: 'KB' };

/** @param {readonly Record<string, number>[]} samples @param {string} key */
const medianOf = (samples, key) => median(samples.map((sample) => sample[key] ?? Number.NaN));

/** @param {Record<string, string>} columns titles by key @param {(key: string) => number} value */
const cellsOf = (columns, value) =>
  Object.fromEntries(Object.entries(columns).map(([key, title]) => [title, value(key)]));

/** @param {Map<string, Record<string, number>[]>} samples by page @param {number} runs */
export function printLoads(samples, runs) {
  const rows = [...samples].map(([page, list]) => [
    page,
    cellsOf(LOADED, (key) => rounded(medianOf(list, key), key === 'shift' ? 3 : 0)),
  ]);
  print(`Loads, processor slowed four times, medians of ${runs}, times in milliseconds`, rows);
}

/**
 * The median of each time as a share of the earlier one: below 1 is faster.
 * @param {Map<string, Record<string, number>[]>} before @param {Map<string, Record<string, number>[]>} after
 */
export function printRatios(before, after) {
  const rows = [...after].map(([page, list]) => [
    page,
    cellsOf(TIMES, (key) => rounded(medianOf(list, key) / medianOf(before.get(page) ?? [], key), 2)),
  ]);
  print('This checkout as a share of the one before (below 1: faster)', rows);
}

/** @param {readonly Awaited<ReturnType<typeof import('./measure-list.mjs').measureList>>[]} lists */
export function printLists(lists) {
  print(
    'Lists: first card with the processor slowed four times, then at full speed, milliseconds; tasks: longest (its processor time)',
    lists.map(({ size, first, response, slowestResponse, tasks, processor, ...end }) => [
      size > MOST_LISTED ? `${size} entries, ${MOST_LISTED} shown` : `${size} entries`,
      {
        cold: rounded(first.cold),
        warm: rounded(first.warm),
        response: rounded(response, 1),
        slowest: rounded(slowestResponse, 1),
        'load task': task(tasks.loading, processor.loading),
        'scroll task': task(tasks.scrolling, processor.scrolling),
        'type task': task(tasks.typing, processor.typing),
        ...sizeOf(end),
      },
    ]),
  );
}

/** @param {readonly Awaited<ReturnType<typeof import('./measure-compare.mjs').measureCompare>>[]} comparisons */
export function printComparisons(comparisons) {
  print(
    'Compare, lists of 2,000: responses of the worker to other users and to a changed filter, and the longest tasks in processor time, milliseconds',
    comparisons.map(({ users, compute, response, slowestResponse, processor, ...end }) => [
      `${users} users`,
      {
        compute: rounded(compute, 1),
        response: rounded(response, 1),
        slowest: rounded(slowestResponse, 1),
        ...Object.fromEntries(
          ['cold', 'warm', 'scrolling', 'filtering'].map((phase) => [
            `${phase} task`,
            rounded(processor[phase] ?? Number.NaN),
          ]),
        ),
        ...sizeOf(end),
      },
    ]),
  );
}

/** @param {Awaited<ReturnType<typeof import('./measure-results.mjs').measureResults>>} results */
export function printResults({ samples, wheel, processor }) {
  print(
    'Search results, scrolled: the longest task in milliseconds (its processor time)',
    samples.map(({ step, shown, longestTask, ...end }) => [
      `${shown} results`,
      { 'longest task': task(longestTask, processor[step]), ...sizeOf(end) },
    ]),
  );
  console.log(`Back by the wheel, nothing arriving: ${task(wheel, processor.wheel)}`);
}

/** @param {readonly { readonly name: string, readonly longestTask: number }[]} samples the first one is an ordinary post */
export function printPosts([ordinary, ...hostile]) {
  const slowest = hostile.toSorted((a, b) => b.longestTask - a.longestTask).slice(0, 10);
  print(
    `Posts: processor time of the longest task while one is shown, milliseconds, of ${hostile.length} long hostile texts the slowest ten`,
    [...slowest, ordinary].map(({ name, longestTask }) => [name, { 'longest task': rounded(longestTask) }]),
  );
  const over = hostile.filter(({ longestTask }) => longestTask > LONGEST_MS).length;
  console.log(`${over} of ${hostile.length} hold the page for more than ${LONGEST_MS} ms`);
}
