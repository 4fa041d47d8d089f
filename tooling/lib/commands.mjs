// How to start Node, npm and the tools of node_modules. On Windows `npm` and `npx` are scripts of the shell, which `spawn` does not
// start: every command here is the running Node with a file. Nothing is imported that has to be installed first.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageDir } from './package-dir.mjs';
import { root } from './paths.mjs';

/** @param {...string} args a script and its arguments @returns {string[]} */
export function nodeCommand(...args) {
  return [process.execPath, ...args];
}

/**
 * @param {string} name of an installed package that brings a command
 * @param {...string} args
 * @returns {string[]}
 */
export function toolCommand(name, ...args) {
  const dir = packageDir(name, join(root, 'tooling/package.json'));
  const { bin } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const [file] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return nodeCommand(join(dir, file), ...args);
}

/** @param {...string} args @returns {string[]} */
export function npmCommand(...args) {
  const script = npmScript();
  return script ? nodeCommand(script, ...args) : ['npm', ...args];
}

/**
 * @param {{ env?: NodeJS.ProcessEnv, node?: string, exists?: (path: string) => boolean }} [machine]
 * @returns {string | undefined} npm's own script: the one that runs us, else that of this Node; undefined when it lies elsewhere
 */
export function npmScript({ env = process.env, node = process.execPath, exists = existsSync } = {}) {
  const running = env.npm_execpath;
  if (running && /^np[mx]-cli\.c?js$/.test(basename(running))) return join(dirname(running), 'npm-cli.js');
  const packages = ['node_modules', '../lib/node_modules'].map((path) => join(dirname(node), path));
  return packages.map((path) => join(path, 'npm/bin/npm-cli.js')).find(exists);
}
