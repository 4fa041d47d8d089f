import { documentProblems, folderCycles, layerProblems } from './tree-rules.mjs';

test('folders that import each other are named with the files that do it, also through a third one', () => {
  const cycle = new Map([
    ['src/index.ts', "import { a } from './a/a.ts';"],
    ['src/a/a.ts', "import type { B } from '../b/b.ts';"],
    ['src/b/b.ts', 'const load = () => import(/* webpackChunkName: "c" */ \'../c/c.ts\');'],
    ['src/c/c.ts', "export { type A } from '../a/types.ts';"],
  ]);
  expect(folderCycles(cycle)).toEqual([
    'src/a → src/b → src/c → src/a: folders import each other, by src/a/a.ts, src/b/b.ts, src/c/c.ts',
  ]);
});

test('files at the root of a workspace stand for themselves', () => {
  const sources = new Map([
    ['src/index.ts', "import { a } from './a/a.ts';"],
    ['src/word.ts', 'export type Word = string;'],
    ['src/a/a.ts', "import type { Word } from '../word.ts';"],
  ]);
  expect(folderCycles(sources)).toEqual([]);
  const knot = new Map([...sources, ['src/a/b.ts', "import { a } from '../index.ts';"]]);
  expect(folderCycles(knot)).toEqual([
    'src/index.ts → src/a → src/index.ts: folders import each other, by src/index.ts, src/a/b.ts',
  ]);
});

test('files of one folder, tests and what only tests use may import each other', () => {
  const sources = new Map([
    ['src/a/a.ts', "import { b } from './b.ts';\nimport { c } from '../c/c.ts';"],
    ['src/a/b.ts', "import { a } from './a.ts';"],
    ['src/c/c.test.ts', "import { a } from '../a/a.ts';"],
    ['src/testing/fake.ts', "import { a } from '../a/a.ts';"],
    ['src/c/c.ts', "// Nothing is imported '../a/a.ts'."],
  ]);
  expect(folderCycles(sources)).toEqual([]);
});

test('a page that imports another page of its remote is named, a page that imports its own parts is not', () => {
  const sources = new Map([
    ['remotes/a/src/pages/one/One.tsx', "import { two } from '../two/parts/two.ts';"],
    ['remotes/a/src/pages/one/parts/part.ts', "import { one } from '../one.ts';"],
    ['remotes/a/src/pages/two/Two.tsx', "import { word } from '../../model/word.ts';"],
    ['remotes/a/src/pages/two/two.test.ts', "import { one } from '../one/one.ts';"],
    ['remotes/a/src/routes.ts', "import('./pages/one/One.tsx'); import('./pages/two/Two.tsx');"],
  ]);
  expect(layerProblems(sources)).toEqual([
    'remotes/a/src/pages/one/One.tsx: a page imports no other page: what it has from remotes/a/src/pages/two/parts/two.ts belongs into model',
  ]);
});

test.each(['pages/one/one.ts', 'widgets/player/Player.tsx', 'routes.ts'])(
  'model that imports %s is named',
  (target) => {
    const path = '../../';
    const sources = new Map([
      ['remotes/a/src/model/words/word.ts', `import type { One } from '${path}${target}';`],
      ['remotes/a/src/model/words/other.ts', "import { wire } from '../../generated/operations.ts';"],
      ['remotes/a/src/widgets/player/Player.tsx', "import { one } from '../../model/words/word.ts';"],
    ]);
    expect(layerProblems(sources)).toEqual([
      `remotes/a/src/model/words/word.ts: model imports no page, widget or route: remotes/a/src/${target}`,
    ]);
  },
);

test.each([
  ["document.getElementById('main')", 'document.getElementById'],
  ["window.document.querySelector('main')", 'document.querySelector'],
  ["document.body.querySelectorAll('[aria-busy]')", 'document.body.querySelectorAll'],
  ["node.ownerDocument?.getElementsByTagName('main')", 'ownerDocument?.getElementsByTagName'],
  ["node.closest('#root')", ".closest('#"],
])("a remote that looks up the shell's markup is named: %s", (source, lookup) => {
  expect(documentProblems(new Map([['remotes/a/src/one.ts', source]]))).toEqual([
    `remotes/a/src/one.ts: a remote does not read the shell's markup: ${lookup}`,
  ]);
});

test("lookups below an element of one's own, by the shell and in tests are left alone", () => {
  const lookup = "document.getElementById('main')";
  const sources = new Map([
    ['remotes/a/src/own.ts', "list.querySelector('a'); card.closest('section'); document.activeElement;"],
    ['remotes/a/src/own.test.ts', lookup],
    ['remotes/a/src/testing/fake.ts', lookup],
    ['shell/src/main.tsx', lookup],
  ]);
  expect(documentProblems(sources)).toEqual([]);
});
