import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '../lib/fingerprint.mjs';
import { HASHED_FILE } from './static-files.mjs';

/** Endings of the copies: a server sends one in place of the file, to who accepts it. */
export const COPY_ENDINGS = ['.br', '.gz'];

/** Files that are smaller fit into one packet anyway. */
const SMALLEST_BYTES = 1024;

/**
 * Writes a copy in brotli and one in gzip beside each file whose content cannot change behind them: those with a hash in their
 * name. The registry and config.json are edited in place, and a worker is replaced last: a server compresses them itself.
 * @param {string} dir
 * @returns {number} of files that have copies now
 */
export function precompressHashed(dir) {
  const files = filesBelow(dir).filter((file) => HASHED_FILE.test(basename(file)) && isText(file));
  return files.filter((file) => writeCopies(file, { isSame: true })).length;
}

/**
 * @param {string} file
 * @param {{ isSame?: boolean }} [options] `isSame`: a file of this name has always this content, so its copies stay
 * @returns {boolean} whether it has copies: one that gains nothing has none
 */
export function writeCopies(file, { isSame = false } = {}) {
  if (isSame && COPY_ENDINGS.every((ending) => existsSync(file + ending))) return true;
  const content = readFileSync(file);
  const copies = {
    '.br': brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    '.gz': gzipSync(content, { level: 9 }),
  };
  const isUseful = content.length >= SMALLEST_BYTES && copies['.gz'].length < statSync(file).size;
  for (const [ending, copy] of Object.entries(copies)) {
    if (isUseful) writeFileSync(file + ending, copy);
    else rmSync(file + ending, { force: true });
  }
  return isUseful;
}

/** @param {string} file */
function isText(file) {
  return /\.(?:js|css|json)$/.test(file);
}
