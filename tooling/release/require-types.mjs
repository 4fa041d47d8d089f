import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolCommand } from '../lib/commands.mjs';
import { packageVersion } from '../lib/package-dir.mjs';
import { remoteDir, root } from '../lib/paths.mjs';

/**
 * Compiles the remote whose version is released, against the shared packages of this checkout.
 * @param {string} name @param {string} version
 * @returns {Promise<boolean>} false for a version that this checkout does not have the source of. Rejects with the compiler's messages
 */
export async function requireTypes(name, version) {
  const dir = remoteDir(name);
  if (version !== packageVersion(dir)) return false;
  const [node, ...args] = toolCommand('typescript', '-b', dir);
  try {
    await promisify(execFile)(node, args, { cwd: root });
  } catch (cause) {
    throw new Error(`${name} ${version} has errors of types:\n${cause.stdout || cause.message}`, { cause });
  }
  return true;
}

/**
 * Packages whose version in the shell is older than the one that the remote was compiled against, within its range: its exports are
 * compared by the manifest, what a type has gained since is not.
 * @param {Record<string, string>} provided versions by package name, from the shell's page
 * @param {Record<string, string>} compiled those of this checkout
 * @returns {string[]} a sentence for each
 */
export function olderThanCompiled(provided, compiled) {
  return Object.entries(compiled).flatMap(([name, version]) =>
    provided[name] && compare(provided[name], version) < 0
      ? [
          `compiled against ${name} ${version}, the shell has ${provided[name]}: raise the range in package.json if it uses what is newer`,
        ]
      : [],
  );
}

/** @param {string} name of the remote @returns {Record<string, string>} versions of our packages that its package.json names */
export function compiledAgainst(name) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(remoteDir(name), 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.keys(dependencies)
      .filter((key) => key.startsWith('@tsugi/'))
      .map((key) => [key, packageVersion(join(root, 'shared', key.slice('@tsugi/'.length)))]),
  );
}

/** @param {string} one @param {string} other */
function compare(one, other) {
  return one.localeCompare(other, 'en', { numeric: true });
}
