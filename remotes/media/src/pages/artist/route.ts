import { pageRequest } from '../../model/page-request.ts';
import { themeArtist } from './theme-artist.query.ts';

export { ArtistPage as Component } from './ArtistPage.tsx';
export const { loader, preload } = pageRequest(themeArtist, ({ name }) =>
  name ? { slug: name } : undefined,
);
