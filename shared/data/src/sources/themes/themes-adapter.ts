import type { SourceRequest } from '../../core/operation.ts';
import type { AnimeIds, AnimeThemes, Artist } from './anime-themes.ts';

/** Whose id it is: the tracker's, or that of the MAL-style service. */
export type ExternalSite = 'ani' | 'mal';

/**
 * One form of the themes service's interface. Configuration chooses it; both are read into the same records. Another form
 * is another adapter, and nothing else changes.
 */
export interface ThemesAdapter {
  readonly animeRequest: (site: ExternalSite, id: number) => SourceRequest;
  /** Throws when the payload has another shape. */
  readonly readAnime: (payload: unknown) => AnimeThemes;
  readonly artistRequest: (slug: string) => SourceRequest;
  readonly readArtist: (payload: unknown) => Artist;
  /** @param slugs of anime, at most a page of the service */
  readonly idsRequest: (slugs: readonly string[]) => SourceRequest;
  readonly readIds: (payload: unknown) => AnimeIds;
}
