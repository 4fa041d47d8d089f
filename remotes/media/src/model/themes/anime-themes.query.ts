import { type AnimeThemes, type ExternalSite, themesQuery } from '@tsugi/data/operation';

export type { AnimeThemes, Theme, ThemeEntry, ThemeVideo } from '@tsugi/data/operation';

/** The themes of an anime, by the tracker's id or that of the MAL-style service. Empty when none are known. */
export const animeThemes = themesQuery<{ readonly site: ExternalSite; readonly id: number }, AnimeThemes>({
  name: 'anime-themes',
  shape: 2,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 7 * 86_400 },
  form: ({ animeRequest, readAnime }) => ({
    request: ({ site, id }) => animeRequest(site, id),
    decode: readAnime,
  }),
});
