import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/fingerprint.mjs';
import { pathIn } from '../lib/paths.mjs';

/** In a version folder that has been released: the hash of its content. */
const RECORD = 'release.json';

/** Source maps and compressed copies. */
const NOT_LOADED = /\.(?:map|br|gz)$/;

/** Hash of what pages load from a version folder. @param {string} dir */
export function contentHash(dir) {
  const hash = createHash('sha256');
  for (const file of filesBelow(dir)) {
    const name = pathIn(dir, file);
    if (name === RECORD || NOT_LOADED.test(name)) continue;
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return `sha256-${hash.digest('base64')}`;
}

/** Whether this version has been released. @param {string} dir */
export function isReleased(dir) {
  return existsSync(join(dir, RECORD));
}

/** From now on the folder may not change. @param {string} dir */
export function recordRelease(dir) {
  if (isReleased(dir)) requireReleasedContent(dir, dir);
  else writeFileSync(join(dir, RECORD), `${JSON.stringify({ content: contentHash(dir) })}\n`);
}

/**
 * @param {string} released a version folder that has been released
 * @param {string} candidate a folder that would take its place
 * @throws when their content differs
 */
export function requireReleasedContent(released, candidate) {
  const { content } = JSON.parse(readFileSync(join(released, RECORD), 'utf8'));
  if (content === contentHash(candidate)) return;
  throw new Error(
    `${released} has been released with other content, and a released version never changes. Raise the version in package.json.`,
  );
}
