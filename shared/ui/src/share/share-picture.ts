import { host } from '@tsugi/contract';
import { drawSharePicture, PICTURE_SIZE } from './draw-share-picture.ts';
import { readableCover } from './readable-cover.ts';

/**
 * What a picture shows that goes with a shared link. It leaves the product: it has no score and nothing else that somebody may have
 * chosen not to see.
 */
export interface SharePicture {
  readonly title: string;
  /** Lines below the title: a format, a number of titles. */
  readonly facts: readonly string[];
  /** URLs of covers: one for a title, the first ones of a list. */
  readonly covers: readonly string[];
  /** Of the first cover. */
  readonly color?: string | null;
}

/** As many as fit side by side. */
const MAX_COVERS = 5;

/**
 * Browsers open the sheet only within some seconds after a press. A picture that is not there by then is left out.
 */
const DEADLINE_MS = 2_500;

/** The picture as a file for the sheet of the system; undefined when no cover can be read, or not in time. */
export async function sharePictureFile(picture: SharePicture): Promise<File | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), DEADLINE_MS));
  return await Promise.race([make(picture).catch(() => undefined), late]);
}

async function make({ covers, ...texts }: SharePicture): Promise<File | undefined> {
  const loaded = await Promise.all(covers.slice(0, MAX_COVERS).map(readableCover));
  const readable = loaded.filter((cover) => cover !== undefined);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE_SIZE);
  const context = canvas.getContext('2d');
  if (readable.length === 0 || !context) return undefined;
  const { direction, fontFamily } = getComputedStyle(document.body);
  context.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  drawSharePicture(context, { ...texts, covers: readable, fontFamily, signature: host().productName });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  return blob ? new File([blob], `${fileName(texts.title)}.jpg`, { type: blob.type }) : undefined;
}

/** Without what systems do not allow in names. */
function fileName(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'share'
  );
}
