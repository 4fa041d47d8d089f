import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Folder of an installed package, also of one whose `exports` hide its package.json.
 * @param {string} name
 * @param {string} from file or folder that depends on it
 */
export function packageDir(name, from) {
  for (const base of createRequire(from).resolve.paths(name) ?? []) {
    const dir = join(base, name);
    if (existsSync(join(dir, 'package.json'))) return dir;
  }
  throw new Error(`The package ${name} is not installed (looked from ${dirname(from)})`);
}

/** @param {string} dir */
export function packageVersion(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version;
}
