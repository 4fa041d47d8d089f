import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { installedEntries } from './compose-web-manifest.mjs';

/** Pixels: systems ask for 96 at the least, and take the larger one on dense screens. */
const SIZES = [96, 192];

/** @type {Map<string, Promise<ShortcutIcon>>} by their drawing: a page that is composed anew draws nothing */
const drawn = new Map();

/** @typedef {{ src: string, sizes: string, type: string, body: Buffer }} ShortcutIcon */

/**
 * The icons of the installed app's shortcuts as PNG files: few systems show SVG there.
 * @param {readonly object[]} manifests of the remotes
 * @param {string} background colour of the app
 */
export async function shortcutIcons(manifests, background) {
  const paths = installedEntries(manifests, 'shortcut')
    .map(({ icon }) => icon)
    .filter((icon) => typeof icon === 'string');
  const entries = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const icons = await Promise.all(SIZES.map((size) => draw(svgOf(path, background), size)));
      return /** @type {const} */ ([path, icons]);
    }),
  );
  const icons = new Map(entries);
  return {
    /** @param {string} path data of an icon on a square of 24 units */
    iconsOf: (path) => (icons.get(path) ?? []).map(({ body: _, ...icon }) => icon),
    /** @type {Record<string, Buffer>} by path, with their content in the name */
    files: Object.fromEntries([...icons.values()].flat().map(({ src, body }) => [src, body])),
  };
}

/** @param {string} svg @param {number} size */
function draw(svg, size) {
  const key = `${size} ${svg}`;
  const known = drawn.get(key) ?? rasterise(svg, size);
  drawn.set(key, known);
  return known;
}

/** @param {string} svg @param {number} size @returns {Promise<ShortcutIcon>} */
async function rasterise(svg, size) {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const body = await sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return {
    src: `icons/shortcut-${size}.${hash}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    body,
  };
}

/** The icon in white on a round background. @param {string} path @param {string} background */
function svgOf(path, background) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${background}"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
