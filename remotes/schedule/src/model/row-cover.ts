import { sharpPicture } from '@tsugi/ui/components';
import type { AiringMedia } from './airing.ts';

/** The widest cover of a row, in CSS pixels: that of "Tonight". */
const WIDTH = 52;

/** The tracker's widths, in pixels. */
const MEDIUM = 100;
const LARGE = 230;

/** The small cover; the larger one on a screen dense enough to show the difference, or where there is no other. */
export function rowCover({
  medium,
  large,
}: Pick<AiringMedia['coverImage'], 'medium' | 'large'>): string | null {
  const sizes = [
    { url: medium, width: MEDIUM },
    { url: large, width: LARGE },
  ];
  return sharpPicture(sizes, WIDTH);
}
