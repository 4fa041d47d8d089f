import { withTables } from './markdown-tables.mjs';

const place = (name, content) => `<!-- table: ${name} -->\n${content}\n<!-- end of table -->`;
const tables = [
  { title: 'Loads, medians of 9', rows: [['search', { FCP: 660 }]] },
  {
    title: 'Memory: megabytes',
    rows: [
      ['after 20', { heap: 12 }],
      ['after 200', { nodes: 900 }],
    ],
  },
];

test('a table takes the place of the one with its name, and the text around stays', () => {
  const text = `# Speed\n\n${place('Loads', 'old')}\n\nAn end.`;
  const filled = `Loads, medians of 9 (2026-11-24).\n\n|  | FCP |\n| --- | --- |\n| search | 660 |`;
  expect(withTables(text, tables, '2026-11-24')).toBe(`# Speed\n\n${place('Loads', filled)}\n\nAn end.`);
});

test('a row without a figure has an empty cell', () => {
  expect(withTables(place('Memory', ''), tables, 'today')).toContain(
    '| after 20 | 12 |  |\n| after 200 |  | 900 |',
  );
});

test('a place whose table was not measured keeps its figures, of any number of places', () => {
  const text = `${place('Lists', 'old')}\n${place('Loads', 'old')}\n${place('Results', 'old')}`;
  const filled = withTables(text, tables, 'today');
  expect(filled).toContain(place('Lists', 'old'));
  expect(filled).toContain(place('Results', 'old'));
  expect(filled).not.toContain(place('Loads', 'old'));
});
