import { savesData } from '@tsugi/platform/saves-data';

/** One size of a picture. */
export interface PictureSize {
  readonly url: string | null | undefined;
  /** In pixels of the file. */
  readonly width: number;
}

/** What a picture may lack of a dense screen's pixels without being seen to. */
const ENOUGH = 0.8;

/**
 * The smallest file that is sharp on this screen, else the largest that there is; the smallest of all where data is saved. In place of
 * `srcset`: Chromium keeps every picture with one that has not come into the document, such as those of a rendering that React gave up,
 * as long as the document lives, and with it all of the page around it.
 * @param sizes the smallest first
 * @param width of the element, in CSS pixels
 */
export function sharpPicture(sizes: readonly PictureSize[], width: number): string | null {
  const offered = sizes.filter(({ url }) => url);
  const wanted = savesData() ? 0 : width * (globalThis.devicePixelRatio ?? 1) * ENOUGH;
  return (offered.find((size) => size.width >= wanted) ?? offered.at(-1))?.url ?? null;
}
