import type { Sharp, SharpOptions } from 'sharp';
import { Rng } from '../random.ts';
import type { PictureFormat } from './formats.ts';

/** Loaded with the first picture: a sandbox that draws none starts without it. */
const library = async () => {
  const { default: sharp } = await import('sharp');
  // One thread a picture: the queue says how many are made at a time. Nothing is made twice, so nothing is kept.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};
let loading: ReturnType<typeof library> | undefined;
const loaded = () => {
  loading ??= library();
  return loading;
};

/** Changes with whatever decides the bytes of a picture beside its drawing. */
export async function recipeOf(format: PictureFormat): Promise<string> {
  const { versions } = await loaded();
  return JSON.stringify([GRAIN_RECIPE, format, versions.sharp, versions.vips]);
}

/** Makes the picture of an SVG document of its size, on a thread of the library. */
export async function rasterise(svg: string, format: PictureFormat): Promise<Buffer> {
  const sharp = await loaded();
  const picture = sharp(Buffer.from(svg));
  if (format.grain > 0) {
    const { width, height } = format;
    picture
      .composite([{ input: grainOf(format), raw: { width, height, channels: 3 }, blend: 'soft-light' }])
      .removeAlpha();
  }
  return encoded(picture, format);
}

/** A picture of one colour, of the same size and type. */
export async function rasterisePlain(format: PictureFormat): Promise<Buffer> {
  const sharp = await loaded();
  const { width, height } = format;
  const create: SharpOptions['create'] = { width, height, channels: 3, background: '#5b6b86' };
  return encoded(sharp({ create }), format);
}

function encoded(picture: Sharp, { type, quality }: PictureFormat): Promise<Buffer> {
  switch (type) {
    case 'webp':
      // The default effort takes half as long again for 4% less.
      return picture.webp({ quality, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.flatten().jpeg({ quality }).toBuffer();
    case 'png':
      return picture.png({ palette: false }).toBuffer();
  }
}

/** To be raised with a change of what is below. */
const GRAIN_RECIPE = 2;
/** Draws before they repeat: a power of two. */
const GRAIN_DRAWS = 2 ** 18;
let draws: Float32Array | undefined;
const grains = new Map<string, Buffer>();

/**
 * Film grain around middle grey, the same on every machine. It hides the bands of long gradients and gives the drawings the
 * detail that photographs have.
 */
function grainOf({ width, height, grain }: PictureFormat): Buffer {
  const key = `${width}x${height} ${grain}`;
  const known = grains.get(key);
  if (known !== undefined) return known;
  draws ??= normalDraws();
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, byte = 0; byte < pixels.length; at += 1) {
    const grey = 128 + (draws[at & (GRAIN_DRAWS - 1)] ?? 0) * grain;
    const level = Math.max(0, Math.min(255, Math.round(grey)));
    pixels[byte++] = level;
    pixels[byte++] = level;
    pixels[byte++] = level;
  }
  grains.set(key, pixels);
  return pixels;
}

/** Nearly of the normal distribution, with a deviation of 1. */
function normalDraws(): Float32Array {
  const rng = new Rng(1);
  return Float32Array.from(
    { length: GRAIN_DRAWS },
    // Four draws between 0 and 1 have a deviation of 1 / √3 together.
    () => (rng.next() + rng.next() + rng.next() + rng.next() - 2) * Math.sqrt(3),
  );
}
