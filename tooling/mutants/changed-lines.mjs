import { spawnSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/**
 * @param {string} commit
 * @returns {Map<string, import('./parts.mjs').Lines[]>} lines that a file has now and had not where this branch began
 */
export function changedLines(commit) {
  const base = spawnSync('git', ['merge-base', commit, 'HEAD'], { cwd: root, encoding: 'utf8' });
  // A clone without that branch, as in continuous integration: nothing is known, so nothing is tried.
  if (base.status !== 0) return new Map();
  const args = ['diff', '--unified=0', '--no-color', '--no-ext-diff', '-M', base.stdout.trim(), '--'];
  return readDiff(spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout);
}

/** @param {string} diff without lines around a change @returns {Map<string, import('./parts.mjs').Lines[]>} */
export function readDiff(diff) {
  const changed = new Map();
  let file = '';
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ b\/(.*)$/.exec(line) ?? [];
    if (path) file = path;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || count === '0') continue;
    const lines = [Number(first), Number(first) + Number(count) - 1];
    changed.set(file, [...(changed.get(file) ?? []), lines]);
  }
  return changed;
}
