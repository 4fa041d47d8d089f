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

/** The tracker's name of an order. */
export function trackerSortKey(order: SortOrder, isAscending: boolean): MediaSort {
  // A literal in upper case is that type.
  const key = order === 'favorites' ? 'FAVOURITES' : (order.toUpperCase() as Uppercase<typeof order>);
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
