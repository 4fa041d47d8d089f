import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * What the shell puts into the share scope: every singleton from its initial file (`eager`), the rest in files that load on first use.
 * @param {string} packageFile package.json of the shell
 * @returns {Record<string, { shareKey: string, version: string, eager: boolean }>} by request
 */
export function providedBy(packageFile) {
  return Object.fromEntries(
    sharedRequests(packageFile).map(({ key, source, eager }) => [
      key,
      { shareKey: key, version: versionOf(source), eager },
    ]),
  );
}

/**
 * What a remote takes from the share scope instead of a copy of its own. The shell has compared the version with the ranges of the manifest
 * before it runs the remote: no range is checked again here.
 * @param {string} packageFile package.json of the remote
 * @returns {Record<string, { import: false, singleton: true, requiredVersion: false, packageName?: string }>} by request
 */
export function consumedBy(packageFile) {
  return Object.fromEntries(
    sharedRequests(packageFile).map(({ key }) => [
      key,
      { import: false, singleton: true, requiredVersion: false },
    ]),
  );
}

/** @param {string} packageFile @returns {{ key: string, source: string, eager: boolean }[]} of the packages that it depends on */
function sharedRequests(packageFile) {
  const ranges = singletonRanges(packageFile);
  const isUsed = (/** @type {{ source: string }} */ { source }) =>
    source.replace(/^shared\//, '@tsugi/') in ranges;
  return [
    ...SINGLETONS.flatMap(({ key, sub, source }) =>
      (sub ? [key, `${key}/`] : [key]).map((request) => ({ key: request, source, eager: true })),
    ),
    ...lazyEntries().map((entry) => ({ ...entry, eager: false })),
  ].filter(isUsed);
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

/** The main entry, shared by itself; what first screens are built of; the palette, which only the shell has; fields of forms, rows of settings, the progress of an entry, simple texts, URL state and long grids, which few remotes have; and what no page uses yet. */
const BUNDLED = new Set([
  '.',
  './command-dialog',
  './failure',
  './first-screen',
  './first-screen/testing',
  './form',
  './progress',
  './setting-row',
  './simple-text',
  './tabs',
  './testing',
  './url-state',
  './virtual-rows',
]);

/** Entries below the main one of the component package (`@tsugi/ui/dialog` and its like), and the data layer's own: controls, mutations, status and stored results. */
function lazyEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/ui/package.json'), 'utf8'));
  const components = Object.keys(exports)
    .filter((entry) => !BUNDLED.has(entry) && !entry.endsWith('.css'))
    .map((entry) => ({ key: `@tsugi/ui${entry.slice(1)}`, source: 'shared/ui' }));
  const data = ['controls', 'mutations', 'batches', 'status', 'stored'].map((entry) => ({
    key: `@tsugi/data/${entry}`,
    source: 'shared/data',
  }));
  return [...components, ...data];
}
