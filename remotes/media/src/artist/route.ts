import type { PreloadTarget } from '@tsugi/contract/route-table';
import { prefetch } from '@tsugi/data';
import { themeArtist } from '@tsugi/data/operations/theme-artist';
import type { LoaderFunctionArgs } from '@tsugi/router';

export { ArtistPage as Component } from './ArtistPage.tsx';

/** Asks for the artist; the page reads it. */
export function loader({ params }: LoaderFunctionArgs): null {
  if (params.name) prefetch(themeArtist, { slug: params.name }, { priority: 'interactive' });
  return null;
}

export function preload({ params }: PreloadTarget): void {
  if (params.name) prefetch(themeArtist, { slug: params.name }, { priority: 'prefetch' });
}
