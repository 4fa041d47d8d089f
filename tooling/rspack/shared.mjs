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

/** Version of each singleton as installed: what a card declares as its need. */
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
  // The heavier components are provided by the shell too, as files of their own that load on first use.
  const ui = versionOf('shared/ui');
  for (const key of lazyComponents()) {
    shared[key] = {
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${ui}`,
      ...(eager ? { version: ui } : { import: false }),
    };
  }
  return shared;
}

/** Entries of the component package below its main one: `@tsugi/ui/dialog` and its like. */
function lazyComponents() {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/ui/package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((entry) => entry !== '.' && entry !== './preview' && !entry.endsWith('.css'))
    .map((entry) => `@tsugi/ui${entry.slice(1)}`);
}
