import { firstRequest } from '../../model/first-request.ts';
import { themeArtist } from './theme-artist.query.ts';

export { ArtistPage as Component } from './ArtistPage.tsx';
export const { loader, preload } = firstRequest(themeArtist, ({ name }) =>
  name ? { slug: name } : undefined,
);
