import type { PreloadTarget } from '@tsugi/contract/route-table';
import { prefetch } from '@tsugi/data';
import { themeArtist } from '@tsugi/data/operations/theme-artist';

export { ArtistPage as Component } from './ArtistPage.tsx';
export { loadArtist as loader } from './load-artist.ts';

export function preload({ params }: PreloadTarget): void {
  if (params.name) prefetch(themeArtist, { slug: params.name }, { priority: 'prefetch' });
}
