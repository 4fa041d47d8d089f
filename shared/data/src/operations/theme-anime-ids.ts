import type { QueryOperation } from '../core/operation.ts';
import type { AnimeIds } from '../sources/themes/anime-themes.ts';
import { jsonApiAdapter } from '../sources/themes/json-api-adapter.ts';

export type { AnimeIds } from '../sources/themes/anime-themes.ts';

/** At most so many are asked for at once: a page of the service has no more. */
export const MAX_SLUGS = 100;

/** The tracker's ids of anime that the themes service names by slug. Those without one are left out. */
export const themeAnimeIds: QueryOperation<{ readonly slugs: readonly string[] }, AnimeIds> = {
  kind: 'query',
  name: 'theme-anime-ids',
  shape: 1,
  source: 'themes',
  scope: 'public',
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 30 * 86_400 },
  request: ({ slugs }) => jsonApiAdapter.idsRequest(slugs.slice(0, MAX_SLUGS)),
  decode: jsonApiAdapter.readIds,
};
