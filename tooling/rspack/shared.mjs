import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageDir, packageVersion } from '../lib/package-dir.mjs';
import { root, shellDir } from '../lib/paths.mjs';

/** Packages of which a page has exactly one instance, with the entries below them. */
const SINGLETONS = [
  { key: 'react', sub: true, source: 'react' },
  { key: 'react-dom', sub: true, source: 'react-dom' },
  { key: 'jotai', sub: true, source: 'jotai' },
  { key: '@tsugi/i18n', sub: false, source: 'shared/i18n' },
  { key: '@tsugi/contract', sub: false, source: 'shared/contract' },
  { key: '@tsugi/router', sub: false, source: 'shared/router' },
  { key: '@tsugi/data', sub: false, source: 'shared/data' },
  { key: '@tsugi/ui', sub: false, source: 'shared/ui' },
];

/** @param {string} source */
function versionOf(source) {
  const dir = source.startsWith('shared/')
    ? join(root, source)
    : packageDir(source, join(shellDir, 'package.json'));
  return packageVersion(dir);
}

/** Version of each singleton as installed: what the shell provides. */
export function singletonVersions() {
  return Object.fromEntries(SINGLETONS.map(({ key, source }) => [key, versionOf(source)]));
}

/**
 * The singletons that a package needs, as its package.json says: a range, so that a patch of one shuts nothing out.
 * @param {string} packageFile
 * @returns {Record<string, string>} semver ranges by package name
 */
export function singletonRanges(packageFile) {
  const { dependencies = {} } = JSON.parse(readFileSync(packageFile, 'utf8'));
  return Object.fromEntries(
    SINGLETONS.flatMap(({ key }) => (dependencies[key] ? [[key, dependencies[key]]] : [])),
  );
}

/**
 * The share scope. The shell provides every singleton in its initial file (`eager`), remotes only consume.
 * @param {'host' | 'remote'} role
 * @param {string} packageFile package.json of the shell or the remote, which names the accepted ranges
 */
export function sharedFor(role, packageFile) {
  const ranges = singletonRanges(packageFile);
  /** @type {Record<string, object>} */
  const shared = {};
  const share = (/** @type {string} */ key, /** @type {string} */ source, /** @type {boolean} */ eager) => {
    const requiredVersion = ranges[source.startsWith('shared/') ? `@tsugi/${basename(source)}` : source];
    if (!requiredVersion) return undefined;
    const provided = role === 'host' ? { eager, version: versionOf(source) } : { import: false };
    shared[key] = { singleton: true, strictVersion: true, requiredVersion, ...provided };
    return shared[key];
  };
  for (const { key, sub, source } of SINGLETONS) {
    const entry = share(key, source, true);
    // The name for those who look the package up: Node warns of a resolved name that ends with a slash.
    if (sub && entry) shared[`${key}/`] = { ...entry, packageName: key };
  }
  // What a first page may do without is provided by the shell too, in files of their own that load on first use.
  for (const { key, source } of lazyEntries()) share(key, source, false);
  return shared;
}

/** The modules of our own packages that are shared at run time. @returns {Map<string, string>} source file by name */
export function packageExports() {
  const main = SINGLETONS.filter(({ source }) => source.startsWith('shared/'));
  return new Map(
    [...main, ...lazyEntries()].map(({ key, source }) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
      return [key, join(root, source, exports[`.${key.slice(name.length)}`])];
    }),
  );
}

/** The main entry, shared by itself; what first screens are built of; fields of forms, the progress of an entry, simple texts, URL state and long grids, which few remotes have; and what no page uses yet. */
const BUNDLED = new Set([
  '.',
  './failure',
  './first-screen',
  './first-screen/testing',
  './form',
  './progress',
  './simple-text',
  './tabs',
  './url-state',
  './virtual-rows',
]);

/** Entries below the main one of the component package (`@tsugi/ui/dialog` and its like), and the data layer's own: mutations, status and stored results. */
function lazyEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/ui/package.json'), 'utf8'));
  const components = Object.keys(exports)
    .filter((entry) => !BUNDLED.has(entry) && !entry.endsWith('.css'))
    .map((entry) => ({ key: `@tsugi/ui${entry.slice(1)}`, source: 'shared/ui' }));
  const data = ['mutations', 'status', 'stored'].map((entry) => ({
    key: `@tsugi/data/${entry}`,
    source: 'shared/data',
  }));
  return [...components, ...data];
}
