import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './fingerprint.mjs';
import { pathIn, root } from './paths.mjs';
import { EVERYTHING, partsOfChanges, scopeOfChanges, scopeOfNames } from './scope.mjs';
import { readWorkspaces } from './workspaces.mjs';

const workspaces = readWorkspaces();
const nothing = { units: [], builds: [], journeys: { remotes: [], files: [] }, data: false };

test('one remote by its name: its unit tests, its build, its journeys', () => {
  expect(scopeOfNames(['search'], workspaces)).toEqual({
    units: ['remotes/search'],
    builds: ['search'],
    journeys: { remotes: ['search'], files: [] },
    data: false,
  });
});

test('the shell by its name: every journey', () => {
  expect(scopeOfNames(['shell'], workspaces)).toMatchObject({ builds: ['shell'], journeys: 'all' });
});

test('a name that no workspace has is an error that lists those there are', () => {
  expect(() => scopeOfNames(['serach'], workspaces)).toThrow(/"serach".*search/);
});

test('a change in a remote concerns that remote alone', () => {
  expect(scopeOfChanges(['remotes/search/src/remote.ts'], workspaces)).toEqual(
    scopeOfNames(['search'], workspaces),
  );
});

test('a change in a shared package concerns all that depend on it, and every page', () => {
  const { units, builds, journeys, data } = scopeOfChanges(['shared/ui/src/index.ts'], workspaces);
  expect(units).toEqual(expect.arrayContaining(['shared/ui', 'remotes/search', 'shell']));
  expect(units).not.toContain('shared/data');
  expect(builds).toEqual(expect.arrayContaining(['shell', 'search', 'media']));
  expect(journeys).toBe('all');
  expect(data).toBe(false);
});

test('a change in the data layer runs its browser tests too', () => {
  expect(scopeOfChanges(['shared/data/src/read.ts'], workspaces)).toMatchObject({
    journeys: 'all',
    data: true,
  });
});

test('a change in the build rebuilds everything, any other change of the tooling nothing', () => {
  expect(scopeOfChanges(['tooling/rspack/base.mjs'], workspaces)).toMatchObject({
    builds: 'all',
    journeys: 'all',
  });
  expect(scopeOfChanges(['tooling/lib/scope.mjs'], workspaces)).toMatchObject({
    builds: [],
    journeys: 'all',
  });
});

test('a changed journey runs alone', () => {
  const file = 'e2e/journeys/tour.spec.ts';
  expect(scopeOfChanges([file], workspaces)).toEqual({
    ...nothing,
    journeys: { remotes: [], files: [file] },
  });
});

test('a change in what journeys share runs all of them', () => {
  expect(scopeOfChanges(['e2e/support/test.ts'], workspaces)).toMatchObject({ journeys: 'all' });
});

test('a changed text runs nothing, a changed root file everything', () => {
  expect(scopeOfChanges(['README.md', 'remotes/search/CHANGELOG.md', 'docs/data.md'], workspaces)).toEqual(
    nothing,
  );
  expect(scopeOfChanges(['package-lock.json'], workspaces)).toBe(EVERYTHING);
});

test('the table of faults runs the tests that compare it with the pages, of every workspace that has some', () => {
  const { units, builds, journeys } = scopeOfChanges(['docs/faults.md'], workspaces);
  expect({ builds, journeys }).toEqual({ builds: [], journeys: { remotes: [], files: [] } });
  const readers = ['shell', 'remotes', 'shared', 'sandbox', 'e2e']
    .flatMap((dir) => filesBelow(join(root, dir)))
    .filter(
      (file) =>
        /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("'@tsugi/data/testing/faults'"),
    )
    .map((file) => pathIn(root, file));
  expect(readers.length).toBeGreaterThan(3);
  expect(readers.filter((file) => !units.some((dir) => file.startsWith(`${dir}/`)))).toEqual([]);
});

test('a decision runs the test of its state', () => {
  expect(scopeOfChanges(['docs/adr/0001-manifest-before-code.md'], workspaces)).toEqual({
    ...nothing,
    units: ['tooling'],
  });
});

test('pictures of the product are in the shell', () => {
  expect(scopeOfChanges(['docs/screenshots/home-dark-desk.jpg'], workspaces)).toMatchObject({
    units: ['shell'],
    builds: ['shell'],
  });
});

test('of the root the lock file alone is what bundles are made of; a test is in none', () => {
  expect(partsOfChanges(['package-lock.json'], workspaces)).toBe('all');
  expect(partsOfChanges(['biome.json', '.editorconfig', 'tsconfig.json'], workspaces)).toEqual([]);
  expect(partsOfChanges(['remotes/search/src/a.test.ts', 'shared/ui/src/testing/a.ts'], workspaces)).toEqual(
    [],
  );
});
