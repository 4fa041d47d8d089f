import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand } from './commands.mjs';
import { cacheDir, root } from './paths.mjs';

const stampFile = join(cacheDir, 'installed');

/** What npm says when package.json names what the lock file does not hold. */
const LOCK_IS_BEHIND = /npm (?:error|ERR!) .*package\.json and package-lock\.json/;

/** Installs the packages as the lock file has them, when it is newer than what stands in node_modules. */
export function installMissing() {
  const lock = lockHash();
  const installed = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (installed && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  if (installed && !existsSync(stampFile) && !process.env.CI) {
    stamp(lock);
    return;
  }
  console.log('Installing packages …');
  const [npm = '', ...args] = npmCommand('ci', '--loglevel=error');
  const { status, error, stderr } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (stderr) console.error(stderr.trimEnd());
  if (status !== 0) {
    console.error(whyInstallFailed(error ? error.message : stderr));
    process.exit(status || 1);
  }
  stamp(lock);
}

/** @param {string} said what npm printed, or why it could not be started @returns {string} what can be done */
export function whyInstallFailed(said) {
  if (LOCK_IS_BEHIND.test(said))
    return 'package-lock.json is older than a package.json: run "npm install", and commit the lock file with it.';
  if (/spawn\w* npm ENOENT/.test(said))
    return 'npm was not found: it comes with Node, and "npm ci" installs the packages.';
  return 'The packages could not be installed: see the messages above. Is the network reachable?';
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} lock */
function stamp(lock) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lock);
}
