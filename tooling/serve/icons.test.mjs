import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/paths.mjs';

const folder = join(root, 'shell/public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** Systems cut any form out of it: the colour fills the square, and the sign keeps clear of the edges. */
const maskable = svg
  .replace('rx="116" ', '')
  .replace('<path ', '<path transform="translate(256 256) scale(0.7) translate(-256 -256)" ');

/** Mean difference of two pictures, of 255. */
async function difference(file, drawing, size) {
  const [one, other] = await Promise.all(
    [sharp(join(folder, file)), sharp(Buffer.from(drawing), { density: 288 }).resize(size, size)].map(
      (picture) => picture.ensureAlpha().raw().toBuffer(),
    ),
  );
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test.each([
  ['icon-48.png', svg, 48],
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', maskable, 512],
])('%s shows what icon.svg shows now', async (file, drawing, size) => {
  expect(await difference(file, drawing, size)).toBeLessThan(0.5);
  // Another stroke or colour is noticed.
  const other = drawing.replace('#2b1206', '#8b1206');
  expect(await difference(file, other, size)).toBeGreaterThan(1);
});
