import type { QueryOperation } from '../core/operation.ts';
import type { AnimeThemes } from '../sources/themes/anime-themes.ts';
import { jsonApiAdapter } from '../sources/themes/json-api-adapter.ts';
import type { ExternalSite } from '../sources/themes/themes-adapter.ts';

export type { AnimeThemes, Theme, ThemeEntry, ThemeVideo } from '../sources/themes/anime-themes.ts';

/** The themes of an anime, by the tracker's id or that of the MAL-style service. Empty when none are known. */
export const animeThemes: QueryOperation<{ readonly site: ExternalSite; readonly id: number }, AnimeThemes> =
  {
    kind: 'query',
    name: 'anime-themes',
    shape: 1,
    source: 'themes',
    scope: 'public',
    cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 7 * 86_400 },
    request: ({ site, id }) => jsonApiAdapter.animeRequest(site, id),
    decode: jsonApiAdapter.readAnime,
  };
