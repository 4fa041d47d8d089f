import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './commands.mjs';
import { root } from './paths.mjs';

/** What npm says when package.json names what the lock file does not hold. */
const LOCK_IS_BEHIND = /npm (?:error|ERR!) .*package\.json and package-lock\.json/;

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> }} Lock */

/** Installs the packages as the lock file has them, when node_modules has others. */
export function installMissing() {
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return;
  console.log('Installing packages …');
  const [npm = '', ...args] = npmCommand('ci', '--include=dev', '--loglevel=error');
  const { status, error, stderr } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (stderr) console.error(stderr.trimEnd());
  if (status === 0) return;
  console.error(whyInstallFailed(error ? error.message : stderr));
  process.exit(status || 1);
}

/**
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} actual what npm wrote down when it installed; more than what is wanted does no harm
 */
export function isInstalled(wanted, actual) {
  if (!wanted || !actual) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    // Our own packages are not installed: a raised version of one changes nothing in node_modules.
    if (!path.includes('node_modules/')) return true;
    const found = actual.packages[path];
    if (found) return found.version === version;
    // Of optional packages there are those of this system.
    return optional || devOptional;
  });
}

/** @param {string} said what npm printed, or why it could not be started @returns {string} what can be done */
export function whyInstallFailed(said) {
  if (LOCK_IS_BEHIND.test(said))
    return 'package-lock.json is older than a package.json: run "npm install", and commit the lock file with it.';
  if (/spawn\w* npm ENOENT/.test(said))
    return 'npm was not found: it comes with Node, and "npm ci" installs the packages.';
  return 'The packages could not be installed: see the messages above. Is the network reachable?';
}

/** @param {string} file @returns {Lock | undefined} undefined when nothing is installed yet, or an installation was interrupted */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
