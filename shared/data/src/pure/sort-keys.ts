import type { MediaSort } from '../sources/tracker/generated/types.ts';

/** How results can be ordered: the values of the URL. */
export type SortOrder =
  | 'start_date'
  | 'end_date'
  | 'episodes'
  | 'chapters'
  | 'favorites'
  | 'id'
  | 'popularity'
  | 'score'
  | 'title_romaji'
  | 'title_english'
  | 'title_native'
  | 'trending'
  | 'updated_at'
  | 'duration'
  | 'volumes';

const TRACKER_KEYS = {
  start_date: 'START_DATE',
  end_date: 'END_DATE',
  episodes: 'EPISODES',
  chapters: 'CHAPTERS',
  favorites: 'FAVOURITES',
  id: 'ID',
  popularity: 'POPULARITY',
  score: 'SCORE',
  title_romaji: 'TITLE_ROMAJI',
  title_english: 'TITLE_ENGLISH',
  title_native: 'TITLE_NATIVE',
  trending: 'TRENDING',
  updated_at: 'UPDATED_AT',
  duration: 'DURATION',
  volumes: 'VOLUMES',
} as const satisfies Record<SortOrder, MediaSort>;

/** The tracker's name of an order. */
export function trackerSortKey(order: SortOrder, isAscending: boolean): MediaSort {
  const key = TRACKER_KEYS[order];
  return isAscending ? key : `${key}_DESC`;
}

/** The orders of the MAL-style service; it has neither trends nor changes, and one title. */
const MAL_KEYS: Readonly<Partial<Record<SortOrder, string>>> = {
  start_date: 'start_date',
  end_date: 'end_date',
  episodes: 'episodes',
  chapters: 'chapters',
  favorites: 'favorites',
  id: 'mal_id',
  // The service's `popularity` is a place in a ranking: what counts is how many people have it.
  popularity: 'members',
  score: 'score',
  title_romaji: 'title',
  title_english: 'title',
  title_native: 'title',
  volumes: 'volumes',
};

export interface MalSort {
  readonly order_by: string;
  readonly sort: 'asc' | 'desc';
}

/** The MAL-style service's parameters of an order; undefined when it has no such order. */
export function malSort(order: SortOrder, isAscending: boolean): MalSort | undefined {
  const key = MAL_KEYS[order];
  return key === undefined ? undefined : { order_by: key, sort: isAscending ? 'asc' : 'desc' };
}
