/** A picture in the sizes that the service offers, for an element that is as wide as `sizes` of the page says. */
export interface Picture {
  readonly src: string;
  readonly srcSet?: string;
}

export interface PictureSizes {
  readonly medium?: string | null | undefined;
  readonly large?: string | null | undefined;
  readonly extraLarge?: string | null | undefined;
}

/** Of the pictures in lists of people, in CSS pixels. */
export const PERSON_WIDTH = 60;

/** Widths in pixels that the tracker's pictures have. */
const WIDTHS = { medium: 100, large: 230, extraLarge: 460 } as const;

/**
 * The smallest picture that there is, and all of them for the browser to choose from.
 * @param width of the element in CSS pixels, where it is the same in every window. It needs no `sizes` then, and the browser does not
 *   keep it for changes of the window: Chromium would do that for as long as the document lives with a picture that React has made
 *   for a rendering that it gave up, and with it the page around it.
 */
export function pictureOf(image: PictureSizes | null | undefined, width?: number): Picture | undefined {
  const offered = (['medium', 'large', 'extraLarge'] as const).flatMap((size) => {
    const url = image?.[size];
    return url ? [{ url, width: WIDTHS[size] }] : [];
  });
  const [smallest] = offered;
  if (!smallest) return undefined;
  return offered.length === 1
    ? { src: smallest.url }
    : {
        src: smallest.url,
        srcSet: offered.map((one) => `${one.url} ${descriptor(one.width, width)}`).join(', '),
      };
}

function descriptor(pixels: number, width: number | undefined): string {
  return width === undefined ? `${pixels}w` : `${Number((pixels / width).toFixed(2))}x`;
}

/** The largest one, to look at. */
export function largestOf(image: PictureSizes | null | undefined): string | undefined {
  return image?.extraLarge ?? image?.large ?? image?.medium ?? undefined;
}
