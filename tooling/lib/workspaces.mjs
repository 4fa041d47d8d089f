import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name last part of its folder: `search`
 * @property {string} dir from the root: `remotes/search`
 * @property {string[]} uses folders of the workspaces that its package.json names, development included
 * @property {string[]} ships those of them that its code needs at run time
 * @property {string[]} packages packages of others that its package.json names, development left out
 */

/** @returns {Workspace[]} every workspace that the root's package.json lists */
export function readWorkspaces() {
  const { workspaces } = readPackage('');
  const dirs = workspaces.flatMap((/** @type {string} */ pattern) =>
    pattern.endsWith('/*') ? packagesBelow(pattern.slice(0, -2)) : [pattern],
  );
  const dirOf = new Map(dirs.map((/** @type {string} */ dir) => [readPackage(dir).name, dir]));
  return dirs.map((/** @type {string} */ dir) => {
    const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = readPackage(dir);
    const shipped = Object.keys({ ...dependencies, ...peerDependencies });
    return {
      name: dir.slice(dir.lastIndexOf('/') + 1),
      dir,
      ships: shipped.flatMap((name) => dirOf.get(name) ?? []),
      uses: [...shipped, ...Object.keys(devDependencies)].flatMap((name) => dirOf.get(name) ?? []),
      packages: shipped.filter((name) => !dirOf.has(name)),
    };
  });
}

/**
 * @param {readonly Workspace[]} workspaces
 * @param {Iterable<string>} dirs changed workspaces
 * @param {'uses' | 'ships'} [by] `ships` leaves out what is needed in development only
 * @returns {Set<string>} these and all that depend on them, however far away
 */
export function withDependents(workspaces, dirs, by = 'uses') {
  const affected = new Set(dirs);
  for (let size = -1; size !== affected.size; ) {
    size = affected.size;
    for (const { dir, [by]: edges } of workspaces) {
      if (edges.some((used) => affected.has(used))) affected.add(dir);
    }
  }
  return affected;
}

/** @param {string} folder @returns {string[]} */
function packagesBelow(folder) {
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((dir) => existsSync(join(root, dir, 'package.json')));
}

/** @param {string} dir */
function readPackage(dir) {
  return JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
}
