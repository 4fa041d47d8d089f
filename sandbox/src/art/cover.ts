import { seeded } from '../random.ts';
import { circle, n, path, rect } from './canvas.ts';
import { oklch } from './colour.ts';
import { drawScene, type Picture, type PictureSize, type SceneName, sized, svg } from './scene.ts';

const W = 400;
/** Covers are a little shorter than 2:3. */
const H = 566;

/** A cover: mostly a scene from edge to edge, at times framed the way posters and book jackets are. */
export function cover(seed: number, hue: number, picture: Picture, pixels: PictureSize): string {
  const rng = seeded('cover', seed);
  const { canvas, elements } = drawScene({ seed, hue, width: W, height: H, ...picture });
  const { p, defs } = canvas;
  const size = sized(pixels);
  const framed = (shape: string, ground: string, trim: string): string => {
    defs.push(`<clipPath id="f">${shape}</clipPath>`);
    return svg(W, H, defs, `${rect(0, 0, W, H, ground)}<g clip-path="url(#f)">${elements}</g>${trim}`, size);
  };
  const paper = rng.chance(0.5) ? oklch(0.95, 0.025, hue + 30) : p.ink;
  const rule = paper === p.ink ? p.lamp : p.near;
  switch (rng.weighted([74, 8, 7, 6, 5])) {
    case 1:
      return framed(
        circle(200, 268, 168, '#000'),
        paper,
        `<circle cx="200" cy="268" r="178" fill="none" stroke="${rule}" stroke-width="2.5"/>${path('M150 520h100M176 536h48', 'none', ` stroke="${rule}" stroke-width="3"`)}`,
      );
    case 2:
      return framed(
        path('M44 540V214a156 156 0 0 1 312 0v326z', '#000'),
        paper,
        path('M34 550V214a166 166 0 0 1 332 0v336z', 'none', ` stroke="${rule}" stroke-width="2.5"`),
      );
    case 3:
      return framed(
        path(`M0 0H${W}V${n(H * 0.78)}L0 ${n(H * 0.92)}z`, '#000'),
        paper,
        path(`M0 ${n(H * 0.935)}L${W} ${n(H * 0.795)}`, 'none', ` stroke="${rule}" stroke-width="4"`),
      );
    case 4:
      return framed(
        rect(26, 26, W - 52, H - 52, '#000', ' rx="6"'),
        paper,
        rect(18, 18, W - 36, H - 36, 'none', ` rx="10" stroke="${rule}" stroke-width="2"`),
      );
    default:
      return svg(W, H, defs, elements, size);
  }
}

/** Scenes that lose their shape when they are drawn wide, and what stands in for them. */
const WIDE: Readonly<Partial<Record<SceneName, SceneName>>> = {
  windowSeat: 'skyline',
  stairs: 'torii',
  blossom: 'meadow',
};

/** The same scene, wide. */
export function banner(seed: number, hue: number, picture: Picture, pixels: PictureSize): string {
  const name = WIDE[picture.name] ?? picture.name;
  const { canvas, elements } = drawScene({ seed, hue, width: 1900, height: 400, ...picture, name });
  return svg(1900, 400, canvas.defs, elements, sized(pixels));
}

/** `scale`: pixels of one unit of the drawing. */
export function still(seed: number, hue: number, picture: Picture, pixels: PictureSize, scale = 1): string {
  const [width, height] = [pixels.width / scale, pixels.height / scale];
  const { canvas, elements } = drawScene({ seed, hue, width, height, ...picture });
  return svg(width, height, canvas.defs, elements, sized(pixels));
}
