import { circle, path, rect } from './canvas.ts';
import { oklch } from './colour.ts';
import { type PictureSize, sized, svg } from './scene.ts';

const GROUND = oklch(0.6, 0.02, 265);
const MARK = oklch(0.8, 0.015, 265);

/** Stands for the cover of a work that has none. */
export function coverPlaceholder(pixels: PictureSize): string {
  const frame = rect(70, 93, 90, 126, 'none', ` rx="8" stroke="${MARK}" stroke-width="7"`);
  const view = circle(134, 125, 10, MARK) + path('M78 205l32-48 22 30 10-13 12 31z', MARK);
  return svg(230, 325, [], rect(0, 0, 230, 325, GROUND) + frame + view, sized(pixels));
}

/** Stands for a character or a member of the staff without a picture. */
export function portraitPlaceholder(pixels: PictureSize): string {
  const bust = circle(115, 145, 48, MARK) + path('M25 345q0-126 90-126t90 126z', MARK);
  return svg(230, 345, [], rect(0, 0, 230, 345, GROUND) + bust, sized(pixels));
}
