import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifest } from '@tsugi/contract/build-manifest';
import { createRemote, withOwner, withReferences } from './new-remote.mjs';
import { findRemotes, root } from './paths.mjs';

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tsugi-new-remote-'));
  mkdirSync(join(copy, 'remotes/search/src'), { recursive: true });
  cpSync(join(root, 'remotes/search/src/routes.ts'), join(copy, 'remotes/search/src/routes.ts'));
  cpSync(join(root, 'shell/package.json'), join(copy, 'shell/package.json'));
  cpSync(join(root, '.github/CODEOWNERS'), join(copy, '.github/CODEOWNERS'));
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
});

afterEach(() => rmSync(copy, { recursive: true }));

test('a new remote is found by its folder, and its contributions make a manifest', async () => {
  const dir = createRemote('top-lists', { root: copy });
  expect(findRemotes(join(copy, 'remotes'))).toEqual(['search', 'top-lists']);
  const { contributions } = require(join(dir, 'src/routes.ts'));
  const manifest = await buildManifest(contributions, async () => ({ document: '', shape: 1 }));
  expect(manifest.contributions).toEqual([
    {
      type: 'route',
      route: 'page',
      path: '/top-lists',
      title: 'Top lists',
      build: { chunks: ['route-top-lists'] },
    },
  ]);
  expect(existsSync(join(dir, 'src/pages/top-lists/TopListsPage.tsx'))).toBe(true);
  const { dependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  expect(Object.values(dependencies).every((range) => typeof range === 'string')).toBe(true);
  const { references } = JSON.parse(readFileSync(join(dir, 'tsconfig.json'), 'utf8'));
  const shared = Object.keys(dependencies).filter((key) => key.startsWith('@tsugi/'));
  expect(shared.map((key) => ({ path: key.replace('@tsugi', '../../shared') }))).toEqual(references);
});

test('it has a changelog, an owner, a journey, and the link that is wanted', async () => {
  const dir = createRemote('top-lists', { root: copy, link: 'Top lists' });
  expect(readFileSync(join(dir, 'CHANGELOG.md'), 'utf8')).toContain('## 0.1.0');
  const owners = readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8').split('\n');
  expect(owners[owners.indexOf('/remotes/schedule/    @tsugi/schedule') + 1]).toBe(
    '/remotes/top-lists/   @tsugi/top-lists',
  );
  const journey = readFileSync(join(copy, 'e2e/journeys/top-lists.spec.ts'), 'utf8');
  expect(journey).toContain("getByRole('link', { name: 'Top lists' })");
  const { contributions } = require(join(dir, 'src/routes.ts'));
  const manifest = await buildManifest(contributions, async () => ({ document: '', shape: 1 }));
  expect(manifest.contributions.slice(1)).toEqual([
    { type: 'navigation', label: 'Top lists', to: '/top-lists', places: ['bar', 'footer'], order: 90 },
  ]);
});

test('without a link its journey opens the page by its URL', () => {
  createRemote('hello', { root: copy });
  const journey = readFileSync(join(copy, 'e2e/journeys/hello.spec.ts'), 'utf8');
  expect(journey).toContain('.url}hello`);');
  expect(journey).not.toContain("getByRole('link'");
});

test('an owner is written once, and not into a list of another shape', () => {
  const text = '* @org/all\n/remotes/a/ @org/a\n/shell/ @org/shell\n';
  const once = withOwner(text, 'b');
  expect(once).toBe('* @org/all\n/remotes/a/ @org/a\n/remotes/b/           @org/b\n/shell/ @org/shell\n');
  expect(withOwner(once, 'b')).toBe(once);
  expect(withOwner('* @org/all\n', 'b')).toBe('* @org/all\n');
});

test('the type checker checks it too', () => {
  createRemote('hello', { root: copy });
  expect(readFileSync(join(copy, 'tsconfig.json'), 'utf8')).toContain('{ "path": "remotes/hello" }');
});

test('the list of the type checker has every remote of this repository, in this order', () => {
  const text = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  expect(withReferences(text, findRemotes())).toBe(text);
});

test.each(['', 'Hello', 'he llo', '../shell', '-x'])('"%s" is refused as a name', (name) => {
  expect(() => createRemote(name, { root: copy })).toThrow('in lower case with hyphens');
});

test.each(['shell', 'data'])('"%s" is refused: another workspace has that name', (name) => {
  expect(() => createRemote(name, { root: copy })).toThrow('the name of another workspace');
});

test('a remote that exists is left as it is', () => {
  expect(() => createRemote('search', { root: copy })).toThrow('already');
});
