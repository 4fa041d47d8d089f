import type { SyntheticEvent } from 'react';

/**
 * The loading state of a picture, set as `data-loaded` on the element itself: a grid shows hundreds, and none of them needs a
 * render for it. "at-once": it was in the memory cache, nothing fades; "late": it fades in; "failed": it stays hidden.
 */
export function watchPicture(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth > 0) picture.dataset.loaded = 'at-once';
}

export function pictureLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded ??= 'late';
}

export function pictureFailed(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded = 'failed';
}
