import type { MediaFormat, MediaType } from '@tsugi/data/wire/tracker';

/** What an import shows of a media, and finds it by. */
export interface ImportMedia {
  readonly id: number;
  readonly idMal: number | null;
  readonly title: string;
  readonly format: MediaFormat | null;
  readonly seasonYear: number | null;
  readonly cover: string | null;
  readonly color: string | null;
}

/** Ids that the tracker takes in one request; it gives as many media. */
export const LOOKUP_SIZE = 50;

export interface ImportLookup {
  readonly type: MediaType;
  /** Whose ids they are: the tracker's, or those of MyAnimeList. */
  readonly by: 'id' | 'idMal';
  /** At most `LOOKUP_SIZE`. */
  readonly ids: readonly number[];
}
