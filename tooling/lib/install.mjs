import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir, root } from './paths.mjs';

const stampFile = join(cacheDir, 'installed');

/** Installs the packages when the lock file is newer than what stands in node_modules. */
export function installMissing() {
  const lock = lockHash();
  const installed = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (installed && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  if (installed && !existsSync(stampFile) && !process.env.CI) {
    stamp(lock);
    return;
  }
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that was written on one platform and lacks the optional packages of others.
  const command = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status !== 0) {
    console.error('The packages could not be installed: see the messages above. Is the network reachable?');
    process.exit(result.status ?? 1);
  }
  stamp(lockHash());
}

/** The installation itself may complete the lock file. */
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
