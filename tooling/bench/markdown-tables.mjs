/** @typedef {{ readonly title: string, readonly rows: import('./print.mjs').Rows }} Table */

/**
 * A document with its tables of figures replaced by those of a run. The place of a table is between the comments
 * `table: <name>` and `end of table`; its name is the title of what the bench prints, up to the first comma or colon.
 * @param {string} text Markdown
 * @param {readonly Table[]} tables those without a place are left out; places without a table stay as they are
 * @param {string} date
 * @returns {string}
 */
export function withTables(text, tables, date) {
  return text.replaceAll(PLACE, (place, begin, name, end) => {
    const table = tables.findLast(({ title }) => nameOf(title) === name);
    return table ? `${begin}\n${table.title} (${date}).\n\n${markdownTable(table.rows)}\n${end}` : place;
  });
}

const PLACE = /(<!-- table: ([^>]+) -->)[\s\S]*?(<!-- end of table -->)/g;

/** @param {string} title */
const nameOf = (title) => title.split(/[,:]/)[0];

/** @param {import('./print.mjs').Rows} rows @returns {string} lines, with a column for each key of any row */
function markdownTable(rows) {
  const keys = [...new Set(rows.flatMap(([, cells]) => Object.keys(cells)))];
  const lineOf = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    lineOf(['', ...keys]),
    lineOf(['---', ...keys.map(() => '---')]),
    ...rows.map(([name, cells]) => lineOf([name, ...keys.map((key) => cells[key] ?? '')])),
  ].join('\n');
}
