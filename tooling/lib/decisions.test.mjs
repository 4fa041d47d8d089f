import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = join(root, 'docs/adr');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

const state =
  /^(Accepted \d{4}-\d\d-\d\d(, last changed \d{4}-\d\d-\d\d)?|Replaced by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))\.$/;

test.each(files)('%s has its number, a title and a state', (file) => {
  const [title, , line] = read(file).split('\n');
  expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
  expect(line).toMatch(state);
});

test('the index names every decision by its title', () => {
  const index = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(index).toEqual(files.map((file) => `- [${read(file).split('\n')[0].slice(2)}](${file})`));
});
