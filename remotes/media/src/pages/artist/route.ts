import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../model/load-first.ts';
import { themeArtist } from './theme-artist.query.ts';

export { ArtistPage as Component } from './ArtistPage.tsx';

/** Asks for the artist; the page reads it. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  return params.name ? loadFirst(themeArtist, { slug: params.name }) : null;
}

export function preload({ params }: PreloadTarget): void {
  if (params.name) prefetch(themeArtist, { slug: params.name }, { priority: 'prefetch' });
}
