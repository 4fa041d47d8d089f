import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRemotes, root as repository } from './paths.mjs';
import { remoteTemplate } from './remote-template.mjs';

/** Arguments of `npm run build` and `npm test` that name something else. */
const TAKEN = ['shell', 'sandbox', 'e2e', 'tooling', 'contract', 'router', 'data', 'ui'];

/**
 * Writes the folder of a new remote, and names it where the type checker and the package manager list what they found.
 * @param {string} name
 * @param {string} [root]
 * @returns {string} the new folder
 */
export function createRemote(name, root = repository) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`A remote is named in lower case with hyphens, such as "top-lists", not "${name}".`);
  }
  if (TAKEN.includes(name))
    throw new Error(`"${name}" is the name of another workspace: choose another one.`);
  const dir = join(root, 'remotes', name);
  if (existsSync(dir)) throw new Error(`There is a remote called "${name}" already: ${dir}`);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  for (const [path, text] of Object.entries(remoteTemplate(name, dependencies))) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  writeReferences(root);
  return dir;
}

/** The type checker has no patterns for projects: its list of remotes is made of the folders. @param {string} [root] */
export function writeReferences(root = repository) {
  const file = join(root, 'tsconfig.json');
  writeFileSync(file, withReferences(readFileSync(file, 'utf8'), findRemotes(join(root, 'remotes'))));
}

/** @param {string} text the root's tsconfig.json @param {readonly string[]} names */
export function withReferences(text, names) {
  const lines = names.map((name) => `    { "path": "remotes/${name}" },\n`).join('');
  const listed = /(?: {4}\{ "path": "remotes\/[^"]+" \},\n)+/;
  return text.replace(listed, lines);
}
