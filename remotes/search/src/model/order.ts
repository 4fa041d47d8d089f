import { type SortOrder, trackerSortKey } from '@tsugi/data/sort-keys';
import type { MediaSort } from '@tsugi/data/wire/tracker';
import type { SearchType } from './values.ts';

/** What `order` may be in the URL, as they are offered. */
export const ORDERS = [
  'popularity',
  'score',
  'trending',
  'favorites',
  'start_date',
  'end_date',
  'updated_at',
  'title_romaji',
  'title_english',
  'title_native',
  'episodes',
  'duration',
  'chapters',
  'volumes',
  'id',
] as const satisfies readonly SortOrder[];

export type Order = (typeof ORDERS)[number];

const LABELS: Readonly<Record<Order, string>> = {
  popularity: 'Popularity',
  score: 'Score',
  trending: 'Trending',
  favorites: 'Favourites',
  start_date: 'Start date',
  end_date: 'End date',
  updated_at: 'Last updated',
  title_romaji: 'Title (Romaji)',
  title_english: 'Title (English)',
  title_native: 'Title (Native)',
  episodes: 'Episodes',
  duration: 'Duration',
  chapters: 'Chapters',
  volumes: 'Volumes',
  id: 'Date added',
};

export function orderLabel(order: Order): string {
  return LABELS[order];
}

const ANIME_ONLY: readonly Order[] = ['episodes', 'duration'];
const MANGA_ONLY: readonly Order[] = ['chapters', 'volumes'];

/** The orders that mean something for this type. */
export function ordersOf(type: SearchType): readonly Order[] {
  const absent = [...(type === 'anime' ? [] : ANIME_ONLY), ...(type === 'manga' ? [] : MANGA_ONLY)];
  return ORDERS.filter((order) => !absent.includes(order));
}

/** The most popular first, and of equally popular ones the better. */
export const DEFAULT_ORDER: Order = 'popularity';

/** The sort keys of an order. The second key settles ties. */
export function sortKeys(order: Order, ascending: boolean): readonly MediaSort[] {
  const tie: MediaSort = order === 'popularity' ? 'SCORE_DESC' : 'POPULARITY_DESC';
  return [trackerSortKey(order, ascending), tie];
}
