import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

const shell = join(__dirname, '../..');
const text = readFileSync(join(shell, 'public/manifest.webmanifest'), 'utf8');
// Written by hand; the tests below check the members that they read.
const manifest = JSON.parse(text) as {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
};
const pictures = [...manifest.icons, ...manifest.screenshots];

/** The build copies the screenshots of the documentation. */
function fileOf(src: string): Buffer {
  const isScreenshot = dirname(src) === 'screenshots';
  return readFileSync(join(shell, isScreenshot ? '../docs/screenshots' : 'public', basename(src)));
}

/** `1440x900`, read from the file itself. */
function sizeOf(file: Buffer): string {
  if (file.toString('latin1', 1, 4) === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  let at = 2;
  // Segments of a JPEG until the one that begins the picture.
  while (file[at + 1] !== 0xc0 && file[at + 1] !== 0xc2) at += 2 + file.readUInt16BE(at + 2);
  return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
}

it.each(pictures.filter(({ type }) => type !== 'image/svg+xml'))(
  '$src is what it says',
  ({ src, sizes, type }) => {
    const file = fileOf(src);
    expect(sizeOf(file)).toBe(sizes);
    expect(file.toString('latin1', 0, 2)).toBe(type === 'image/png' ? '\u0089P' : '\u00ff\u00d8');
    expect(file.length).toBeLessThan(150_000);
  },
);

it('has everything that installing needs: both icon purposes and screenshots of both form factors', () => {
  expect(fileOf('icon.svg').toString()).toMatch(/^<svg /);
  const sizes = manifest.icons.filter(({ purpose }) => !purpose).map((icon) => icon.sizes);
  expect(sizes).toEqual(['any', '192x192', '512x512']);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
});

it("names no URL outside the product's root", () => {
  for (const { src } of pictures) {
    expect(new URL(src, 'https://host.example/tsugi/').pathname).toMatch(/^\/tsugi\/[a-z]/);
  }
});
