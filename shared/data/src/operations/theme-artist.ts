import type { QueryOperation } from '../core/operation.ts';
import type { Artist } from '../sources/themes/anime-themes.ts';
import { jsonApiAdapter } from '../sources/themes/json-api-adapter.ts';

export type { Artist, Theme } from '../sources/themes/anime-themes.ts';

/** An artist with all of their themes. */
export const themeArtist: QueryOperation<{ readonly slug: string }, Artist> = {
  kind: 'query',
  name: 'theme-artist',
  shape: 1,
  source: 'themes',
  scope: 'public',
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 7 * 86_400 },
  request: ({ slug }) => jsonApiAdapter.artistRequest(slug),
  decode: jsonApiAdapter.readArtist,
};
