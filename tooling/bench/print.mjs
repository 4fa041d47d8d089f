export { median, medians } from './statistics.mjs';

/** @typedef {readonly (readonly [name: string, cells: Record<string, number | string>])[]} Rows */

/** No decimals from 10 on, three below 1. @param {number | string} value */
const rounded = (value) =>
  typeof value === 'number' ? Number(value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0)) : value;

/** @type {{ title: string, rows: Rows }[]} */
const printed = [];

/** What was printed so far, rounded. */
export const printedTables = () => [...printed];

/** @param {string} title @param {Rows} rows */
export function print(title, rows) {
  const shown = rows.map(([name, cells]) => [
    name,
    Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, rounded(value)])),
  ]);
  printed.push({ title, rows: shown });
  console.log(`\n${title}`);
  console.table(Object.fromEntries(shown));
}
