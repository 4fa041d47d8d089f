import type { MediaType } from '@tsugi/data/wire/tracker';

/** Ids that the tracker takes in one request; it gives as many media. */
export const LOOKUP_SIZE = 50;

export interface ImportLookup {
  readonly type: MediaType;
  /** Whose ids they are: the tracker's, or those of MyAnimeList. */
  readonly by: 'id' | 'idMal';
  /** At most `LOOKUP_SIZE`. */
  readonly ids: readonly number[];
}
