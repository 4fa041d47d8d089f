import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, packageVersion } from '../lib/package-dir.mjs';
import { root, shellDir } from '../lib/paths.mjs';

/** Packages of which a page has exactly one instance, with the entries below them. */
const SINGLETONS = [
  { key: 'react', sub: true, source: 'react' },
  { key: 'react-dom', sub: true, source: 'react-dom' },
  { key: 'jotai', sub: true, source: 'jotai' },
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

/** Version of each singleton as installed: what a manifest declares as its need. */
export function singletonVersions() {
  return Object.fromEntries(SINGLETONS.map(({ key, source }) => [key, versionOf(source)]));
}

/**
 * The share scope. The shell provides every singleton in its first file (`eager`), remotes only consume.
 * @param {'host' | 'remote' | 'standalone'} role
 */
export function sharedFor(role) {
  const eager = role !== 'remote';
  /** @type {Record<string, object>} */
  const shared = {};
  for (const { key, sub, source } of SINGLETONS) {
    const version = versionOf(source);
    const entry = {
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
      ...(eager ? { eager: true, version } : { import: false }),
    };
    shared[key] = entry;
    if (sub) shared[`${key}/`] = entry;
  }
  // What a first page may do without is provided by the shell too, in files of their own that load on first use.
  for (const { key, source } of lateEntries()) {
    const version = versionOf(source);
    shared[key] = {
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
      ...(eager ? { version } : { import: false }),
    };
  }
  return shared;
}

/** The main entry, shared by itself; twins for previews, without state; and what no page uses yet. */
const BUNDLED = new Set(['.', './preview', './tabs']);

/** Entries below the main one of the component package (`@tsugi/ui/dialog` and its like), and the data layer's own: controls, and what holds a reader up. */
function lateEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/ui/package.json'), 'utf8'));
  const components = Object.keys(exports)
    .filter((entry) => !BUNDLED.has(entry) && !entry.endsWith('.css'))
    .map((entry) => ({ key: `@tsugi/ui${entry.slice(1)}`, source: 'shared/ui' }));
  const data = ['mutations', 'status'].map((entry) => ({
    key: `@tsugi/data/${entry}`,
    source: 'shared/data',
  }));
  return [...components, ...data];
}
