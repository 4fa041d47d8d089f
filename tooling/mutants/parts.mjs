import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {[first: number, last: number]} Lines counted from 1
 * @typedef {{ file: string, lines?: Lines[] }} Target a file from the root, and which of its lines: all when absent
 * @typedef {{ name: string, dir: string, tests: string[], targets: Target[] }} Part
 */

/** What pages rely on without seeing it: the folder first, then others whose tests judge it too. */
const PARTS = {
  'data/core': ['shared/data/src/core', 'shared/data/src/steps', 'shared/data/src/limits'],
  'data/steps': ['shared/data/src/steps'],
  'data/changes': ['shared/data/src/changes'],
  contract: ['shared/contract/src'],
  platform: ['shared/platform/src'],
  lists: ['shared/lists/src'],
  boot: ['shell/boot'],
};

/**
 * @param {readonly string[]} paths files and folders from the root; none for everything
 * @param {ReadonlyMap<string, Lines[]>} [changed] only these lines
 * @returns {Part[]} those with something to change
 */
export function findParts(paths, changed) {
  return Object.entries(PARTS)
    .filter(([, [dir = '']]) => existsSync(join(root, dir)))
    .map(([name, tests]) => {
      const [dir = ''] = tests;
      const files = listFiles(dir).filter(
        (file) => isCode(file) && (paths.length === 0 || paths.some((path) => isIn(path, file))),
      );
      const targets = files.map((file) => (changed ? { file, lines: changed.get(file) ?? [] } : { file }));
      return {
        name,
        dir,
        tests,
        targets: targets.filter(({ lines }) => lines === undefined || lines.length > 0),
      };
    })
    .filter(({ targets }) => targets.length > 0);
}

/** @param {string} path @param {string} file */
function isIn(path, file) {
  const folder = path.replace(/^\.\/|\/$/g, '');
  return file === folder || file.startsWith(`${folder}/`);
}

/** Not tests and what only they use, nor types and generated text. @param {string} file */
export function isCode(file) {
  return /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|\/(?:testing|generated)\//.test(file);
}

/** @param {string} dir */
function listFiles(dir) {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', dir], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}
