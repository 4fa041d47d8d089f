import { lstatSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../lib/fingerprint.mjs';
import { pathIn } from '../lib/paths.mjs';

/** Of the format: headers and contents fill whole blocks. */
const BLOCK = 512;

/**
 * A folder as a .tar.gz, made here because the options of `tar` differ between systems. It holds no times and no names of this
 * machine, so that the same files give the same archive.
 * @param {string} folder
 * @param {{ below: string, leaveOut?: (path: string) => boolean }} options `below`: name of the folder in the archive;
 *   `leaveOut` is asked with a file's path in the folder
 * @returns {Buffer}
 */
export function packFolder(folder, { below, leaveOut = () => false }) {
  const blocks = filesBelow(folder).flatMap((file) => {
    const path = pathIn(folder, file);
    if (leaveOut(path) || !lstatSync(file).isFile()) return [];
    const content = readFileSync(file);
    return [header(posix.join(below, path), content.length), content, padding(content.length)];
  });
  // Two empty blocks are the end.
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/** @param {string} path @param {number} size */
function header(path, size) {
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(path);
  block.write(name, 0, 100);
  const numbers = [
    { value: 0o644, at: 100, length: 8 },
    { value: 0, at: 108, length: 8 },
    { value: 0, at: 116, length: 8 },
    { value: size, at: 124, length: 12 },
    { value: 0, at: 136, length: 12 },
  ];
  for (const { value, at, length } of numbers) writeOctal(block, value, at, length);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345, 155);
  // The sum of all bytes, of itself as spaces.
  block.fill(' ', 148, 156);
  writeOctal(
    block,
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return block;
}

/** @param {Buffer} block @param {number} value @param {number} at @param {number} length with the closing zero */
function writeOctal(block, value, at, length) {
  block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
}

/** A name has 100 bytes; of a longer path the folders stand apart. @param {string} path @returns {[string, string]} */
function splitPath(path) {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const cut = path.indexOf('/', path.length - 101);
  const parts = [path.slice(0, cut), path.slice(cut + 1)];
  if (cut < 0 || Buffer.byteLength(parts[0]) > 155 || Buffer.byteLength(parts[1]) > 100)
    throw new Error(`The path is too long for the archive: ${path}`);
  return [parts[0], parts[1]];
}

/** @param {number} size */
function padding(size) {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}
