import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git']);

/** @param {string} path a file or a folder @returns {string[]} every file, in a stable order */
export function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** @param {string[]} paths @returns {string} changes when any file below the paths does */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      if (/\.test\.[a-z]+$/.test(file)) continue;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
