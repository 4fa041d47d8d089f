import { type Artist, themesQuery } from '@tsugi/data/operation';

export type { Artist, Theme } from '@tsugi/data/operation';

/** An artist with all of their themes. */
export const themeArtist = themesQuery<{ readonly slug: string }, Artist>({
  name: 'theme-artist',
  shape: 2,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 7 * 86_400 },
  form: ({ artistRequest, readArtist }) => ({
    request: ({ slug }) => artistRequest(slug),
    decode: readArtist,
  }),
});
