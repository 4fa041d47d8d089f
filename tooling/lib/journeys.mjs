import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadManifest } from '../rspack/load-manifest.mjs';
import { contributionsOf } from '../serve/contributions-of.mjs';
import { filesBelow } from './fingerprint.mjs';
import { pathIn, root } from './paths.mjs';

const JOURNEYS = join(root, 'e2e/journeys');

/**
 * Journeys that concern a remote: their file, or a helper that it imports, opens one of the remote's paths. A journey
 * that reaches the remote otherwise says so with the tag `@<remote>`.
 * @param {string} remote
 * @returns {Promise<string[]>} spec files from the root
 */
export async function journeysOf(remote) {
  const routes = contributionsOf(await loadManifest(remote), 'route');
  const concerns = concernOf(
    remote,
    routes.map(({ path }) => path),
  );
  return filesBelow(JOURNEYS)
    .filter((file) => file.endsWith('.spec.ts') && concerns.test(textOf(file)))
    .map((file) => pathIn(root, file));
}

/**
 * @param {string} remote
 * @param {readonly string[]} patterns route patterns: `/search/:type`
 * @returns {RegExp} finds the first segment of one of the patterns at the start of a path, or the remote's tag
 */
export function concernOf(remote, patterns) {
  const segments = new Set(patterns.flatMap((pattern) => pattern.split('/')[1] ?? []));
  const literal = [...segments].filter((segment) => /^[a-z-]+$/.test(segment));
  return new RegExp(`(?:['"\`/}])(?:${literal.join('|')})(?:[/?'"\`]|\\$\\{)|@${remote}\\b`);
}

/** The file and the helpers that it imports itself. @param {string} file */
function textOf(file) {
  const text = readFileSync(file, 'utf8');
  const helpers = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, specifier = '']) => join(dirname(file), specifier))
    // Every journey imports it.
    .filter((path) => basename(path) !== 'test.ts' && existsSync(path));
  return [text, ...helpers.map((path) => readFileSync(path, 'utf8'))].join('\n');
}
