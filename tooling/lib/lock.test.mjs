/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  doubleNativePackages,
  lockReachesBundles,
  optionalPackageProblems,
  packageProblems,
  packagesWithInstallScript,
} from './lock.mjs';
import { root } from './paths.mjs';

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const lock = read('package-lock.json');
const OLDEST_NODE = read('package.json').engines.node.replace('>=', '');

/** What packages with native parts there are at least: a lock that lost their optional packages would pass otherwise. */
const NATIVE = [
  '@biomejs/biome',
  '@parcel/watcher',
  '@rspack/binding',
  '@swc/core',
  'esbuild',
  'rollup',
  'sharp',
  'typescript',
  'unrs-resolver',
];

/**
 * Their scripts are not run (ignore-scripts in .npmrc), and none of them needs its own: they look for a prebuilt file and build or
 * load one where there is none. Another package in this list has to be looked at first.
 */
const WORK_WITHOUT_THEIR_SCRIPT = ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver'];

const files = (/** @type {Record<string, object>} */ packages) => ({ packages });
const compiler = { version: '2.0.0', optionalDependencies: { 'compiler-mac': '2.0.0' } };

test.each(NATIVE)('the lock holds the native parts of %s for other systems too', (name) => {
  const { optionalDependencies = {} } = lock.packages[`node_modules/${name}`];
  const systems = Object.keys(optionalDependencies).join(' ');
  for (const system of ['darwin', 'linux', 'win32']) expect(systems).toContain(system);
});

test('every optional package is in the lock, in the version that its parent wants', () => {
  expect(optionalPackageProblems(lock)).toEqual([]);
});

test('of a package with native parts one version is locked', () => {
  expect(doubleNativePackages(lock)).toEqual([]);
});

/** The oldest one of each line that is maintained. */
test.each([OLDEST_NODE, '22.12.0', '24.0.0'])(
  'no locked package warns on Node %s, is deprecated, or comes from one registry only',
  (node) => {
    expect(packageProblems(lock, node)).toEqual([]);
  },
);

test('the packages with an install script are those that are known to work without it', () => {
  expect(packagesWithInstallScript(lock)).toEqual(WORK_WITHOUT_THEIR_SCRIPT);
});

test('an optional package that is missing, or there in another version only, is found', () => {
  const problems = (/** @type {object} */ others) =>
    optionalPackageProblems(files({ 'node_modules/compiler': compiler, ...others }));
  expect(problems({})).toEqual(['compiler 2.0.0 wants compiler-mac 2.0.0, which is not in the lock']);
  expect(problems({ 'node_modules/compiler-mac': { version: '1.9.0' } })).toEqual([
    'compiler 2.0.0 wants compiler-mac 2.0.0, but 1.9.0 is locked',
  ]);
  expect(problems({ 'node_modules/compiler-mac': { version: '2.0.0' } })).toEqual([]);
});

test('an optional package is looked for where an import would find it', () => {
  const packages = {
    'tooling/node_modules/compiler': compiler,
    'tooling/node_modules/compiler-mac': { version: '2.0.0' },
    'node_modules/compiler-mac': { version: '1.9.0' },
  };
  expect(optionalPackageProblems(files(packages))).toEqual([]);
  expect(optionalPackageProblems(files({ ...packages, 'node_modules/compiler': compiler }))).toHaveLength(1);
});

test('two versions of one package with native parts are found', () => {
  const optionalDependencies = { 'compiler-mac': '*', 'compiler-linux': '*' };
  const packages = {
    'node_modules/compiler': { version: '2.0.0', optionalDependencies },
    'tooling/node_modules/compiler': { version: '1.9.0', optionalDependencies },
  };
  expect(doubleNativePackages(files(packages))).toEqual(['compiler is locked in 2 versions: 2.0.0, 1.9.0']);
});

test('a package that wants a newer Node, is deprecated, or cannot be verified is found; a workspace is none', () => {
  const packages = {
    shell: { version: '1.0.0' },
    'node_modules/@tsugi/shell': { link: true, resolved: 'shell' },
    'node_modules/new': { version: '1.0.0', integrity: 'sha512-x', engines: { node: '>=22.15.0' } },
    'node_modules/old': { version: '1.0.0', integrity: 'sha512-x', deprecated: 'use another' },
    'node_modules/bound': { version: '1.0.0', resolved: 'https://registry.example/bound.tgz' },
  };
  expect(packageProblems(files(packages), '20.19.0')).toEqual([
    'new 1.0.0 wants Node >=22.15.0',
    'old 1.0.0 is deprecated: use another',
    'bound 1.0.0 is bound to one registry',
    'bound 1.0.0 has no integrity hash',
  ]);
});

test('a lock file reaches the bundles when a package differs that is neither our own nor for tests only', () => {
  const before = { shell: { version: '1.0.0' }, 'node_modules/react': { version: '1.0.0' } };
  const jest = { 'node_modules/jest': { version: '1.0.0', dev: true } };
  const same = { ...before, ...jest, shell: { version: '1.1.0' } };
  expect(lockReachesBundles(files(before), files(same))).toBe(false);
  const raised = { ...before, 'node_modules/react': { version: '1.1.0' } };
  expect(lockReachesBundles(files(before), files(raised))).toBe(true);
});
