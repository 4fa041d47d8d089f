import { prefetch } from '@tsugi/data';
import { themeArtist } from '@tsugi/data/operations/theme-artist';
import type { LoaderFunctionArgs } from '@tsugi/router';

/** Asks for the artist; the page reads it. */
export function loadArtist({ params }: LoaderFunctionArgs): null {
  if (params.name) prefetch(themeArtist, { slug: params.name }, { priority: 'interactive' });
  return null;
}
