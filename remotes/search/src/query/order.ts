import type { MediaSort } from '@tsugi/data/wire/tracker';
import type { SearchType } from './values.ts';

/** What `order` may be in the URL, and the tracker's name for it. */
const TRACKER_NAMES = {
  popularity: 'POPULARITY',
  score: 'SCORE',
  trending: 'TRENDING',
  favorites: 'FAVOURITES',
  start_date: 'START_DATE',
  end_date: 'END_DATE',
  updated_at: 'UPDATED_AT',
  title_romaji: 'TITLE_ROMAJI',
  title_english: 'TITLE_ENGLISH',
  title_native: 'TITLE_NATIVE',
  episodes: 'EPISODES',
  duration: 'DURATION',
  chapters: 'CHAPTERS',
  volumes: 'VOLUMES',
  id: 'ID',
} as const satisfies Record<string, MediaSort>;

export type Order = keyof typeof TRACKER_NAMES;

// Object.keys of a literal without an index signature.
export const ORDERS = Object.keys(TRACKER_NAMES) as readonly Order[];

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
  const key = TRACKER_NAMES[order];
  const tie: MediaSort = order === 'popularity' ? 'SCORE_DESC' : 'POPULARITY_DESC';
  return [ascending ? key : `${key}_DESC`, tie];
}
