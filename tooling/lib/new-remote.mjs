import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRemotes, root as repository } from './paths.mjs';
import { journeyTemplate, remoteTemplate } from './remote-template.mjs';

/** Arguments of `npm run build` and `npm test` that name something else. */
const TAKEN = ['shell', 'sandbox', 'e2e', 'tooling', 'contract', 'router', 'data', 'ui'];

/**
 * Writes the folder of a new remote and its journey, and names it where the type checker and the owners of folders are listed.
 * @param {string} name
 * @param {{ root?: string, link?: string | undefined }} [options] `link`: text of a link to its page in the frame
 * @returns {string} the new folder
 */
export function createRemote(name, { root = repository, link } = {}) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`A remote is named in lower case with hyphens, such as "top-lists", not "${name}".`);
  }
  if (TAKEN.includes(name))
    throw new Error(`"${name}" is the name of another workspace: choose another one.`);
  const dir = join(root, 'remotes', name);
  if (existsSync(dir)) throw new Error(`There is a remote called "${name}" already: ${dir}`);
  const journey = join(root, 'e2e/journeys', `${name}.spec.ts`);
  if (existsSync(journey)) throw new Error(`There is a journey called "${name}" already: ${journey}`);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  for (const [path, text] of Object.entries(remoteTemplate(name, dependencies, link)))
    write(join(dir, path), text);
  write(journey, journeyTemplate(name, link));
  writeReferences(root);
  const owners = join(root, '.github/CODEOWNERS');
  if (existsSync(owners)) writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), name));
  return dir;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * A remote belongs to the team of its name, in the organisation that owns the other remotes.
 * @param {string} text CODEOWNERS @param {string} name
 * @returns {string} with the line behind those of the other remotes
 */
export function withOwner(text, name) {
  const lines = text.split('\n');
  const path = `/remotes/${name}/`;
  const last = lines.findLastIndex((line) => line.startsWith('/remotes/'));
  if (last < 0 || lines.some((line) => line.startsWith(path))) return text;
  const organisation = /@([\w-]+)\//.exec(lines[last] ?? '')?.[1] ?? 'organisation';
  lines.splice(last + 1, 0, `${path.padEnd(21)} @${organisation}/${name}`);
  return lines.join('\n');
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
