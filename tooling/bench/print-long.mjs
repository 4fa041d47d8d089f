import { MOST_LISTED } from './measure-list.mjs';

/** None below 50 ms is reported by the page. @param {number} task milliseconds */
const task = (task) => (task === 0 ? '< 50' : task.toFixed(0));

/** @param {readonly Awaited<ReturnType<typeof import('./measure-list.mjs').measureList>>[]} lists */
export function printLists(lists) {
  print(
    'Lists: first card with the processor slowed four times, then at full speed, milliseconds; tasks: longest (its processor time)',
    ['cold', 'warm', 'response', 'slowest', 'load task', 'scroll task', 'type task', 'nodes', 'heap MB'],
    lists.map(({ size, first, response, slowestResponse, tasks, processor, nodes, heap }) => [
      size > MOST_LISTED ? `${size} entries, ${MOST_LISTED} shown` : `${size} entries`,
      first.cold.toFixed(0),
      first.warm.toFixed(0),
      response.toFixed(1),
      slowestResponse.toFixed(1),
      `${task(tasks.loading)} (${task(processor.loading ?? 0)})`,
      `${task(tasks.scrolling)} (${task(processor.scrolling ?? 0)})`,
      `${task(tasks.typing)} (${task(processor.typing ?? 0)})`,
      String(nodes),
      heap.toFixed(1),
    ]),
  );
}

/** @param {readonly Awaited<ReturnType<typeof import('./measure-compare.mjs').measureCompare>>[]} comparisons */
export function printComparisons(comparisons) {
  print(
    'Compare, lists of 2,000: responses of the worker to other users and to a changed filter, and the longest tasks in processor time, milliseconds',
    [
      'compute',
      'response',
      'slowest',
      'cold task',
      'warm task',
      'scroll task',
      'filter task',
      'nodes',
      'heap MB',
    ],
    comparisons.map(({ users, compute, response, slowestResponse, processor, nodes, heap }) => [
      `${users} users`,
      compute.toFixed(1),
      response.toFixed(1),
      slowestResponse.toFixed(1),
      (processor.cold ?? Number.NaN).toFixed(0),
      (processor.warm ?? Number.NaN).toFixed(0),
      (processor.scrolling ?? Number.NaN).toFixed(0),
      (processor.filtering ?? Number.NaN).toFixed(0),
      String(nodes),
      heap.toFixed(1),
    ]),
  );
}

/** @param {Awaited<ReturnType<typeof import('./measure-results.mjs').measureResults>>} results */
export function printResults({ samples, wheel, processor }) {
  print(
    'Search results, scrolled: the longest task in milliseconds (its processor time)',
    ['longest task', 'nodes', 'heap MB'],
    samples.map(({ step, shown, longestTask, nodes, heap }) => [
      `${shown} results`,
      `${task(longestTask)} (${task(processor[step] ?? 0)})`,
      String(nodes),
      heap.toFixed(1),
    ]),
  );
  console.log(`  Back by the wheel, nothing arriving: ${task(wheel)} (${task(processor.wheel ?? 0)})`);
}

/**
 * @param {readonly { readonly name: string, readonly longestTask: number }[]} samples the first one is an ordinary post
 * @param {number} longest what no post may exceed, in milliseconds
 */
export function printPosts(samples, longest) {
  const [ordinary, ...hostile] = samples;
  const slowest = hostile.toSorted((a, b) => b.longestTask - a.longestTask).slice(0, 10);
  print(
    `Posts: processor time of the longest task while one is shown, milliseconds, of ${hostile.length} long hostile texts the slowest ten`,
    ['longest task'],
    [...slowest, ...(ordinary ? [ordinary] : [])].map(({ name, longestTask }) => [
      name,
      longestTask.toFixed(0),
    ]),
    40,
  );
  const over = hostile.filter(({ longestTask }) => longestTask > longest).length;
  console.log(`  ${over} of ${hostile.length} hold the page for more than ${longest} ms`);
}

/** @param {string} title @param {readonly string[]} columns @param {readonly (readonly string[])[]} rows the first cell is its name */
function print(title, columns, rows, nameWidth = 18) {
  console.log(`\n${title}`);
  for (const [name = '', ...cells] of [['', ...columns], ...rows]) {
    console.log(`  ${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
}
