import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompressHashed, writeCopies } from './precompress.mjs';

const LONG = 'export const one = 1;\n'.repeat(200);
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tsugi-precompress-'));
  mkdirSync(join(dir, 'chunks'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a file with a hash in its name gets a copy in brotli and one in gzip, both of its content', () => {
  const file = join(dir, 'chunks/page.0123abcd.js');
  writeFileSync(file, LONG);
  expect(precompressHashed(dir)).toBe(1);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG);
});

test('a file that is replaced in place gets none: the copies would be served in place of its next content', () => {
  for (const name of ['sw.js', 'remotes.json', 'config.json']) writeFileSync(join(dir, name), LONG);
  expect(precompressHashed(dir)).toBe(0);
  expect(existsSync(join(dir, 'remotes.json.gz'))).toBe(false);
});

test('copies of a file that is written again are those of its present content, or are gone', () => {
  const file = join(dir, 'index.html');
  writeFileSync(file, LONG);
  writeCopies(file);
  writeFileSync(file, LONG + LONG);
  writeCopies(file);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG + LONG);
  writeFileSync(file, 'short');
  expect(writeCopies(file)).toBe(false);
  expect(existsSync(`${file}.br`)).toBe(false);
});

test('the copies of a file that never changes are made once', () => {
  const file = join(dir, 'page.0123abcd.css');
  writeFileSync(file, LONG);
  precompressHashed(dir);
  const { mtimeMs } = statSync(`${file}.br`);
  expect(precompressHashed(dir)).toBe(1);
  expect(statSync(`${file}.br`).mtimeMs).toBe(mtimeMs);
});
