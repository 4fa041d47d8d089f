import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * Pattern of the class names of a bundle: its whole name, then six characters. Two names that are equal have equal
 * prefixes, since what follows has a fixed length, so bundles of different names share no class.
 * @param {string} name of the bundle; the first screens of a remote have its name, so that their classes are the page's
 */
export function classNamePattern(name) {
  return `${name}[hash:6]`;
}

/** Style sheets of the component library: every bundle has the same names of their classes. */
export const UI_STYLES = /shared[\\/]ui[\\/]src[\\/](\S+)[\\/]\w+\.module\.css$/;

/** Names of their classes. No name of a remote ends with a hyphen. */
export const UI_CLASS_NAMES = 'ui-[name]-[local]';

/** Folders whose styles the shell has in its first style sheet: the main entry's have no entry of their own. */
const FIRST_ENTRIES = ['components', 'filter-tags'];

/**
 * Whether the shell's first style sheet has it, so that a first screen needs no copy.
 * @param {string} file
 */
export function isStyleOfShell(file) {
  const [, folder = ''] = UI_STYLES.exec(file) ?? [];
  return folder !== '' && (FIRST_ENTRIES.includes(folder) || !entriesOfUi.has(`./${folder}`));
}

const entriesOfUi = new Set(
  Object.keys(JSON.parse(readFileSync(join(root, 'shared/ui/package.json'), 'utf8')).exports),
);
