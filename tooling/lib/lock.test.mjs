/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';

const { satisfies } = createRequire(import.meta.url)('semver');

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

/**
 * A package as package-lock.json describes it.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [optional]
 * @property {boolean} [dev] needed by the root only, for tests and checks
 * @property {boolean} [hasInstallScript]
 * @property {string} [deprecated]
 * @property {{ node?: string }} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * Packages that bring a native file per system name each of them as optional. npm installs on another system only what the lock
 * holds for it, so all of them have to be there, also those that this system never installs.
 * @param {Lock} lock
 * @returns {string[]} one sentence for every optional package that is not in the lock, or there in another version
 */
function optionalPackageProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const found = nearest(packages, path, name);
      const who = `${nameOf(path)} ${version}`;
      if (!found) return [`${who} wants ${name} ${range}, which is not in the lock`];
      if (satisfies(found.version, range)) return [];
      return [`${who} wants ${name} ${range}, but ${found.version} is locked`];
    }),
  );
}

/**
 * Native files of two versions would be loaded into one process.
 * @param {Lock} lock
 * @returns {string[]} one sentence for every package with native parts of which two versions are locked
 */
function doubleNativePackages({ packages }) {
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  for (const [path, { version = '', optionalDependencies = {}, optional }] of Object.entries(packages)) {
    // A native package that has an optional part itself is counted with the package that names it.
    if (optional || Object.keys(optionalDependencies).length < 2) continue;
    const name = nameOf(path);
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return [...versions]
    .filter(([, locked]) => locked.size > 1)
    .map(([name, locked]) => `${name} is locked in ${locked.size} versions: ${[...locked].join(', ')}`);
}

/**
 * @param {Lock} lock
 * @param {string} node the oldest version of Node that the product runs on
 * @returns {string[]} one sentence for every package that npm would warn about there, or that cannot be verified
 */
function packageProblems({ packages }, node) {
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.link) return [];
    const who = `${nameOf(path)} ${locked.version}`;
    const wanted = locked.engines?.node;
    return [
      ...(wanted && !locked.optional && !satisfies(node, wanted) ? [`${who} wants Node ${wanted}`] : []),
      ...(locked.deprecated ? [`${who} is deprecated: ${locked.deprecated}`] : []),
      ...(locked.resolved ? [`${who} is bound to one registry`] : []),
      ...(locked.integrity || locked.inBundle ? [] : [`${who} has no integrity hash`]),
    ];
  });
}

/** @param {Lock} lock @returns {string[]} names of packages that would like to run a script when they are installed */
function packagesWithInstallScript({ packages }) {
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  return [...new Set(paths.map(nameOf))].sort();
}

/**
 * The package that an import from a folder finds: in its own node_modules, or in that of a folder above.
 * @param {Record<string, LockedPackage>} packages @param {string} from @param {string} name
 */
function nearest(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/')))) {
    const found = packages[`${base}${base && '/'}node_modules/${name}`];
    if (found || base === '') return found;
  }
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
