import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifest } from '@tsugi/contract/build-manifest';
import { createRemote, withReferences } from './new-remote.mjs';
import { findRemotes, root } from './paths.mjs';

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tsugi-new-remote-'));
  mkdirSync(join(copy, 'remotes/search/src'), { recursive: true });
  cpSync(join(root, 'remotes/search/src/routes.ts'), join(copy, 'remotes/search/src/routes.ts'));
  cpSync(join(root, 'shell/package.json'), join(copy, 'shell/package.json'));
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
});

afterEach(() => rmSync(copy, { recursive: true }));

test('a new remote is found by its folder, and its route table makes a manifest', async () => {
  const dir = createRemote('top-lists', copy);
  expect(findRemotes(join(copy, 'remotes'))).toEqual(['search', 'top-lists']);
  const { table } = require(join(dir, 'src/routes.ts'));
  const { routes } = await buildManifest(table, async () => ({ document: '', shape: 1 }));
  expect(routes).toEqual([
    {
      route: 'page',
      path: '/top-lists',
      title: 'Top lists',
      build: { chunks: ['route-top-lists'] },
    },
  ]);
  expect(existsSync(join(dir, 'src/page/TopListsPage.tsx'))).toBe(true);
  const { dependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  expect(Object.values(dependencies).every((range) => typeof range === 'string')).toBe(true);
  const { references } = JSON.parse(readFileSync(join(dir, 'tsconfig.json'), 'utf8'));
  const shared = Object.keys(dependencies).filter((key) => key.startsWith('@tsugi/'));
  expect(shared.map((key) => ({ path: key.replace('@tsugi', '../../shared') }))).toEqual(references);
});

test('the type checker checks it too', () => {
  createRemote('hello', copy);
  expect(readFileSync(join(copy, 'tsconfig.json'), 'utf8')).toContain('{ "path": "remotes/hello" }');
});

test('the list of the type checker has every remote of this repository, in this order', () => {
  const text = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  expect(withReferences(text, findRemotes())).toBe(text);
});

test.each(['', 'Hello', 'he llo', '../shell', '-x'])('"%s" is refused as a name', (name) => {
  expect(() => createRemote(name, copy)).toThrow('in lower case with hyphens');
});

test.each(['shell', 'data'])('"%s" is refused: another workspace has that name', (name) => {
  expect(() => createRemote(name, copy)).toThrow('the name of another workspace');
});

test('a remote that exists is left as it is', () => {
  expect(() => createRemote('search', copy)).toThrow('already');
});
