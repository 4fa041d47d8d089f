import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const cacheDir = join(root, '.cache');
export const shellDir = join(root, 'shell');

/**
 * Where a file lies in a folder, with slashes on every system: to be compared, hashed, written or given to a tool.
 * @param {string} folder @param {string} file
 */
export const pathIn = (folder, file) => relative(folder, file).replaceAll('\\', '/');

/** Their ports are fixed by name: +1 to +4. */
const FIRST = ['media', 'profile', 'search', 'compare'];

/**
 * Every folder with a list of contributions is a remote: the first four in the order of their ports, then the others by name.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function findRemotes(folder = join(root, 'remotes')) {
  const found = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src/routes.ts')));
  const others = found.filter((name) => !FIRST.includes(name)).sort();
  return [...FIRST.filter((name) => found.includes(name)), ...others];
}

export const remoteNames = findRemotes();

/** @param {string} name */
export const remoteDir = (name) => join(root, 'remotes', name);

/** Distance of a remote's port from the base. Sandbox and further servers begin at 10. @param {string} name */
export function portOffset(name, names = remoteNames) {
  const fixed = FIRST.indexOf(name);
  const others = names.filter((other) => !FIRST.includes(other));
  const offset = 1 + (fixed >= 0 ? fixed : FIRST.length + others.indexOf(name));
  if (offset > 9)
    throw new Error(`There is no port left for the remote "${name}": nine remotes run side by side.`);
  return offset;
}
