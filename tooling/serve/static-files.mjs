import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Names with a hash of the content. */
export const HASHED_FILE = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** @type {Map<string, { mtimeMs: number, file: StaticFile }>} */
const cache = new Map();

/**
 * @typedef {object} StaticFile
 * @property {Buffer} body
 * @property {Buffer | undefined} gzip
 * @property {Buffer | undefined} brotli
 * @property {string} type
 * @property {string} etag
 * @property {string} cacheControl
 */

/**
 * @param {string[]} dirs the first that has the file wins
 * @param {string} path relative, as in the URL
 * @returns {StaticFile | undefined}
 */
export function findFile(dirs, path) {
  for (const dir of dirs) {
    const full = normalize(join(dir, path));
    if (full !== dir && !full.startsWith(dir.endsWith(sep) ? dir : dir + sep)) return undefined;
    const stat = statSync(full, { throwIfNoEntry: false });
    if (stat?.isFile()) return load(full, stat.mtimeMs);
  }
  return undefined;
}

/** @param {string} full @param {number} mtimeMs */
function load(full, mtimeMs) {
  const known = cache.get(full);
  if (known?.mtimeMs === mtimeMs) return known.file;
  const file = describeFile(full, readFileSync(full));
  cache.set(full, { mtimeMs, file });
  return file;
}

/**
 * @param {string} name decides the type and how long it may be kept
 * @param {Buffer} body
 * @returns {StaticFile}
 */
export function describeFile(name, body) {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const compressible = /text|json|javascript|svg/.test(type) && body.length > 400;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    body,
    gzip: compressible ? gzipSync(body) : undefined,
    brotli: compressible ? brotliCompressSync(body, quality) : undefined,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    // Names with a content hash are true for ever; everything else is asked for each time.
    cacheControl: HASHED_FILE.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
