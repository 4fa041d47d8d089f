import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir, root } from './paths.mjs';

/**
 * Every file that a check reads, with a hash of its content.
 * @typedef {Readonly<Record<string, string>>} Files
 */

const STORED = join(cacheDir, 'last-check.json');

/** @returns {Files | undefined} the files as they are now; undefined outside a git repository, where nobody can list them */
export function readFiles(folder = root) {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) return undefined;
  const names = [...new Set(stdout.split('\0').filter(Boolean))].filter((name) =>
    existsSync(join(folder, name)),
  );
  return Object.fromEntries(names.map((name) => [name, hashOf(join(folder, name))]));
}

/**
 * @param {Files} before @param {Files} now
 * @returns {string[]} names of those that differ, were added or were removed
 */
export function differingFiles(before, now) {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]).sort();
}

/** @returns {Files | undefined} the files of the last check that passed whole, with this version of Node */
export function readLastCheck(stored = STORED) {
  try {
    const { node, files } = JSON.parse(readFileSync(stored, 'utf8'));
    return node === process.version && typeof files === 'object' && files !== null ? files : undefined;
  } catch {
    // None yet, or one that was cut off: everything is checked.
    return undefined;
  }
}

/** @param {Files} files as they were when the check began: what changed meanwhile is checked the next time */
export function writeLastCheck(files, stored = STORED) {
  mkdirSync(dirname(stored), { recursive: true });
  writeFileSync(stored, JSON.stringify({ node: process.version, files }));
}

/** @param {string} path */
function hashOf(path) {
  return createHash('sha1').update(readFileSync(path)).digest('base64');
}
