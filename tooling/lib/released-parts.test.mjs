/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  lockReachesBundles,
  markReleased,
  partStates,
  partsToRelease,
  versionProblems,
} from './released-parts.mjs';

const PARTS = [
  { name: 'search', dir: 'remotes/search' },
  { name: 'media', dir: 'remotes/media' },
];
const WORKSPACES = PARTS.map(({ name, dir }) => ({ name, dir, ships: [], uses: [], packages: [] }));

let folder = '';
let repository = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-parts-'));
  repository = join(folder, 'here');
  run(folder, 'init', '--quiet', '--bare', 'origin');
  run(folder, 'init', '--quiet', 'here');
  git('remote', 'add', 'origin', join(folder, 'origin'));
  for (const { dir } of PARTS) write(`${dir}/package.json`, '{ "version": "1.0.0" }');
  commit('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a part that was never released is to be released, whatever changed', () => {
  expect(partsToRelease(states())).toEqual(['search', 'media']);
  expect(versionProblems(states())).toEqual([]);
});

test('what a run that failed would have released is still there for the run after the next push', () => {
  for (const { name } of PARTS) markReleased(name, git);
  write('remotes/search/src/remote.ts', 'one');
  commit('a change of search, whose run fails');
  write('remotes/media/src/remote.ts', 'two');
  commit('a change of media');
  expect(partsToRelease(states())).toEqual(['search', 'media']);
  markReleased('media', git);
  expect(partsToRelease(states())).toEqual(['search']);
  markReleased('search', git);
  expect(partsToRelease(states())).toEqual([]);
});

test('a changed part has to have a higher version than the one that is released', () => {
  for (const { name } of PARTS) markReleased(name, git);
  write('remotes/search/src/remote.ts', 'one');
  commit('a change');
  expect(versionProblems(states())).toEqual([expect.stringContaining('search changed since 1.0.0')]);
  write('remotes/search/package.json', '{ "version": "0.10.0" }');
  commit('an older version');
  expect(versionProblems(states())).toHaveLength(1);
  write('remotes/search/package.json', '{ "version": "1.0.1" }');
  commit('a new version');
  expect(versionProblems(states())).toEqual([]);
});

test('tests, texts and measurements alone are nothing to release', () => {
  for (const { name } of PARTS) markReleased(name, git);
  for (const file of ['src/a.test.tsx', 'src/testing/b.ts', 'src/c.bench.ts', 'CHANGELOG.md'])
    write(`remotes/search/${file}`, 'x');
  commit('nothing that is built');
  expect(partsToRelease(states())).toEqual([]);
});

test('a lock file reaches the bundles when a package differs that is neither our own nor for tests only', () => {
  const before = { shell: { version: '1.0.0' }, 'node_modules/react': { version: '1.0.0' } };
  const jest = { 'node_modules/jest': { version: '1.0.0', dev: true } };
  const same = { ...before, ...jest, shell: { version: '1.1.0' } };
  expect(lockReachesBundles({ packages: before }, { packages: same })).toBe(false);
  const raised = { ...before, 'node_modules/react': { version: '1.1.0' } };
  expect(lockReachesBundles({ packages: before }, { packages: raised })).toBe(true);
});

test('a lock file that only lists raised versions of our own packages is nothing to release', () => {
  const lock = (/** @type {string} */ version, /** @type {string} */ react) =>
    write(
      'package-lock.json',
      JSON.stringify({
        packages: { 'remotes/media': { version }, 'node_modules/react': { version: react } },
      }),
    );
  lock('1.0.0', '19.0.0');
  commit('with a lock');
  for (const { name } of PARTS) markReleased(name, git);
  lock('1.0.1', '19.0.0');
  commit('raised');
  expect(partsToRelease(states())).toEqual([]);
  lock('1.0.1', '19.0.1');
  commit('another React');
  expect(partsToRelease(states())).toEqual(['search', 'media']);
});

test('a run that is repeated does not take the mark of a later one back; others fetch the mark', () => {
  const older = git('rev-parse', 'HEAD')?.trim() ?? '';
  write('remotes/search/src/remote.ts', 'one');
  commit('later');
  const later = git('rev-parse', 'HEAD')?.trim();
  expect(markReleased('search', git)).toBe(true);
  git('checkout', '--quiet', older);
  expect(markReleased('search', git)).toBe(false);
  expect(run(join(folder, 'origin'), 'rev-parse', 'refs/tags/released/search')?.trim()).toBe(later);
});

test('a mark that cannot be pushed is an error, since the next run would not know it', () => {
  git('remote', 'set-url', 'origin', join(folder, 'nowhere'));
  expect(() => markReleased('search', git)).toThrow(/search is not marked/);
});

const states = () =>
  partStates(PARTS, WORKSPACES, git, (/** @type {string} */ since) =>
    (git('diff', '--name-only', since, '--') ?? '').split('\n').filter(Boolean),
  );

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

/** @param {string} message */
function commit(message) {
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', message);
}

/** @param {string[]} args */
function git(...args) {
  return run(repository, ...args);
}

/** @param {string} cwd @param {string[]} args @returns {string | undefined} */
function run(cwd, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
