import { type PictureSize, sharpPicture } from '@tsugi/ui/components';

export interface PictureSizes {
  readonly medium?: string | null | undefined;
  readonly large?: string | null | undefined;
  readonly extraLarge?: string | null | undefined;
}

/** Of the pictures in lists of people, in CSS pixels. */
export const PERSON_WIDTH = 60;

/** Widths in pixels that the tracker's pictures have. */
const WIDTHS = { medium: 100, large: 230, extraLarge: 460 } as const;

/** The sizes of these names, the smallest first, for `sharpPicture`. */
export function sizesOf(
  image: PictureSizes | null | undefined,
  names: readonly (keyof PictureSizes)[],
): readonly PictureSize[] {
  return names.map((name) => ({ url: image?.[name], width: WIDTHS[name] }));
}

/** What a list of people shows of a picture. */
export function personPicture(image: PictureSizes | null | undefined): string | null {
  return sharpPicture(sizesOf(image, ['medium', 'large']), PERSON_WIDTH);
}

/** The largest one, to look at. */
export function largestOf(image: PictureSizes | null | undefined): string | undefined {
  return image?.extraLarge ?? image?.large ?? image?.medium ?? undefined;
}
