const LIST = /(<!-- components -->\n)[\s\S]*?(<!-- end of components -->)/;

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} entries exported names by specifier
 * @returns {string} a table of every component and function of @tsugi/ui with the entry that it is imported from
 */
export function componentList(entries) {
  const rows = [...entries]
    .filter(([entry]) => entry.split('/').slice(0, 2).join('/') === '@tsugi/ui')
    .flatMap(([entry, names]) => [...names].map((name) => [`\`${name}\``, `\`${entry}\``]))
    // The types of a component's properties stand beside it.
    .filter(([name = '']) => !name.endsWith('Props`'))
    .sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ cells, pad = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, pad)).join(' | ')} |`;
  return [line(['name', 'import from']), line(['', ''], '-'), ...rows.map((row) => line(row)), ''].join('\n');
}

/** @param {string} readme @param {string} list */
export function withComponentList(readme, list) {
  return readme.replace(LIST, (_, start, end) => `${start}\n${list}\n${end}`);
}
