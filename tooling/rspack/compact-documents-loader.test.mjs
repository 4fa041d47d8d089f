import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compactDocument } from '../../shared/data/src/sources/compact-document.ts';
import { filesBelow } from '../lib/fingerprint.mjs';
import { root } from '../lib/paths.mjs';
import { withCompactDocuments } from './compact-documents-loader.mjs';

/** Written with `%` for the dollar sign, which the linter takes for a mistake in a plain text. */
const code = (/** @type {string} */ text) => text.replaceAll('%{', '$\u007b');

/** What a template literal of a source gives with these values in its places. */
function evaluated(source, values) {
  const names = Object.keys(values);
  return new Function(...names, `return ${source}`)(...Object.values(values));
}

const WRITTEN = code(
  '`query Search($page: Int,%{VARIABLES}) {\n  media(id: 1,%{ARGUMENTS}) { ...Card %{SORTED} }\n}\n%{CARD}\n%{USER}`',
);
const VALUES = {
  VARIABLES: ' $type: MediaType, $a: Int',
  ARGUMENTS: 'type: $type, sort: [ID]',
  SORTED: 'popularity',
  CARD: 'fragment Card on Media { id }',
  USER: 'fragment User on User { id name }',
};

it('the document of the product is the same, and most of its white space is gone from the bundle', () => {
  const compact = withCompactDocuments(WRITTEN);
  expect(compactDocument(evaluated(compact, VALUES))).toBe(compactDocument(evaluated(WRITTEN, VALUES)));
  expect(compact.trimEnd()).toBe(
    code(
      '`query Search($page:Int %{VARIABLES}){media(id:1 %{ARGUMENTS}){...Card %{SORTED}}}%{CARD} %{USER}`',
    ),
  );
});

it('lines below a document stay where they are', () => {
  const source = `const a = {\n  document: ${WRITTEN},\n  shape: 1,\n};\n`;
  const lineOf = (text) => text.slice(0, text.indexOf('shape')).split('\n').length;
  expect(lineOf(withCompactDocuments(source))).toBe(lineOf(source));
});

it.each([
  ['a value with a template of its own', '`query A { a %{b ? `c {  d }` : ""} }`'],
  ['a value with braces', '`query A { a %{b({ c: 1 })} }`'],
  ['a comment', '`query A { a # b\n c }`'],
  ['another text', '`A query  A, and  more`'],
])('leaves %s as it is', (_what, source) => {
  expect(withCompactDocuments(code(source))).toBe(code(source));
});

it('strings in a document stay as they are', () => {
  expect(withCompactDocuments('`query A { a(b: "c,  d") }`')).toBe('`query A{a(b:"c,  d")}`');
});

it('shortens the documents of the product', () => {
  const files = ['remotes', 'shared/data/src/operations'].flatMap((folder) =>
    filesBelow(join(root, folder)).filter((file) => /[\\/]src[\\/].*\.(?:query|mutation)\.ts$/.test(file)),
  );
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const shortened = sources.filter((source) => withCompactDocuments(source).trim() !== source.trim());
  expect(shortened.length).toBeGreaterThan(50);
});
