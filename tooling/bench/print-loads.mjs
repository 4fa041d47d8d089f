import { median } from './median.mjs';

const COLUMNS = [
  { key: 'firstPaint', title: 'FCP' },
  { key: 'content', title: 'content' },
  { key: 'largestPaint', title: 'LCP' },
  { key: 'blocked', title: 'long tasks' },
  { key: 'shift', title: 'shift', digits: 3 },
  { key: 'tracker', title: 'tracker' },
  { key: 'requests', title: 'requests' },
  { key: 'kilobytes', title: 'KB' },
];

/** @param {Map<string, Record<string, number>[]>} samples @param {number} runs */
export function printLoads(samples, runs) {
  console.log(`\nLoads, processor slowed four times, medians of ${runs}, times in milliseconds`);
  console.log(`  ${'page'.padEnd(26)}${COLUMNS.map(({ title }) => title.padStart(12)).join('')}`);
  for (const [page, list] of samples) {
    const cells = COLUMNS.map(({ key, digits = 0 }) =>
      median(list.map((sample) => sample[key] ?? Number.NaN))
        .toFixed(digits)
        .padStart(12),
    );
    console.log(`  ${page.padEnd(26)}${cells.join('')}`);
  }
}

const TIMES = COLUMNS.slice(0, 4);

/**
 * The median of each time as a share of the earlier one: below 1 is faster.
 * @param {Map<string, Record<string, number>[]>} before @param {Map<string, Record<string, number>[]>} after
 */
export function printRatios(before, after) {
  console.log('\nThis checkout as a share of the one before (below 1: faster)');
  console.log(`  ${'page'.padEnd(26)}${TIMES.map(({ title }) => title.padStart(12)).join('')}`);
  for (const [page, list] of after) {
    const earlier = before.get(page) ?? [];
    const cells = TIMES.map(({ key }) => {
      const share = median(list.map((sample) => sample[key])) / median(earlier.map((sample) => sample[key]));
      return (Number.isFinite(share) ? share.toFixed(2) : '-').padStart(12);
    });
    console.log(`  ${page.padEnd(26)}${cells.join('')}`);
  }
}
