import { measureFiles } from './measure-files.mjs';

const KB = 1024;

/**
 * What a first visit to each page fetches until it is complete, as hosts send it in gzip: the servers here send Brotli to browsers.
 * @param {{
 *   browser: import('playwright').Browser,
 *   product: import('./serve-product.mjs').Product,
 *   pages: readonly import('./pages.mjs').BenchPage[],
 * }} input
 * @returns {Promise<Map<string, Record<'files' | 'JS+CSS KB' | 'HTML KB' | 'HTML KB in gzip', number>>>} by page; `files`: scripts
 *   and style sheets; `HTML KB`: not compressed
 */
export async function weighPages({ browser, product, pages }) {
  const weights = new Map();
  const fetched = await measureFiles({ browser, product, pages });
  /** @type {Map<string, number>} */
  const known = new Map();
  for (const { name, path } of pages) {
    const { list = [], htmlKB = Number.NaN } = fetched.get(name) ?? {};
    let bytes = 0;
    for (const { url } of list) {
      const size = known.get(url) ?? (await gzipBytes(url));
      known.set(url, size);
      bytes += size;
    }
    weights.set(name, {
      files: list.length,
      'JS+CSS KB': bytes / KB,
      'HTML KB': htmlKB,
      'HTML KB in gzip': (await gzipBytes(product.url + path)) / KB,
    });
  }
  return weights;
}

/**
 * @param {string} url of a file
 * @returns {Promise<number>} bytes that a client which accepts only gzip receives; a small file is not compressed
 * @throws {Error} when the server has no such file, or does not say how long it is
 */
export async function gzipBytes(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await response.body?.cancel();
  const bytes = Number(response.headers.get('content-length') ?? Number.NaN);
  if (!response.ok || Number.isNaN(bytes)) throw new Error(`${response.status} without a length from ${url}`);
  return bytes;
}
