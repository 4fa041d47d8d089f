import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** @param {string} commit @returns {string[]} files that differ from it, those that git does not know yet among them */
export function changedSince(commit, folder = root) {
  return [
    ...git(folder, 'diff', '--name-only', '--no-renames', commit, '--'),
    ...git(folder, 'ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * The files as they are now, as a commit that no branch has: for `changedSince`. Those that git does not know yet are not in it, and
 * count as changed until they are.
 * @returns {string | undefined} undefined outside a git repository
 */
export function snapshot(folder = root) {
  try {
    return git(folder, 'stash', 'create')[0] ?? git(folder, 'rev-parse', 'HEAD')[0];
  } catch {
    return undefined;
  }
}

/** @param {string} cwd @param {string[]} args @returns {string[]} lines of its output */
function git(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
