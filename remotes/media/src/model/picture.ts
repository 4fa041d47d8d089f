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

/** Widths in pixels that the tracker's pictures have. */
const WIDTHS = { medium: 100, large: 230, extraLarge: 460 } as const;

/** The smallest picture that there is, and all of them for the browser to choose from. */
export function pictureOf(image: PictureSizes | null | undefined): Picture | undefined {
  const offered = (['medium', 'large', 'extraLarge'] as const).flatMap((size) => {
    const url = image?.[size];
    return url ? [{ url, width: WIDTHS[size] }] : [];
  });
  const [smallest] = offered;
  if (!smallest) return undefined;
  return offered.length === 1
    ? { src: smallest.url }
    : { src: smallest.url, srcSet: offered.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}

/** The largest one, to look at. */
export function largestOf(image: PictureSizes | null | undefined): string | undefined {
  return image?.extraLarge ?? image?.large ?? image?.medium ?? undefined;
}
