import type {
  MediaFormat,
  MediaListStatus,
  MediaSource,
  MediaStatus,
} from '../sources/tracker/generated/types.ts';

// The tracker's values, as it writes them, in the order in which filters offer them. Literals only: a worker that imports
// one list gets none of the others.

export const MEDIA_FORMATS = [
  'TV',
  'TV_SHORT',
  'MOVIE',
  'SPECIAL',
  'OVA',
  'ONA',
  'MUSIC',
  'MANGA',
  'NOVEL',
  'ONE_SHOT',
] as const satisfies readonly MediaFormat[];

/** Whether media of the type can have the format. */
export function isFormatOf(format: string, type: 'anime' | 'manga'): boolean {
  return (format === 'MANGA' || format === 'NOVEL' || format === 'ONE_SHOT') === (type === 'manga');
}

export const MEDIA_STATUSES = [
  'RELEASING',
  'FINISHED',
  'NOT_YET_RELEASED',
  'HIATUS',
  'CANCELLED',
] as const satisfies readonly MediaStatus[];

/** Of an entry in a user's list. */
export const LIST_STATUSES = [
  'CURRENT',
  'REPEATING',
  'COMPLETED',
  'PLANNING',
  'PAUSED',
  'DROPPED',
] as const satisfies readonly MediaListStatus[];

/** Countries of origin, as ISO 3166-1 codes. */
export const COUNTRIES = ['JP', 'KR', 'CN', 'TW'] as const;
export type Country = (typeof COUNTRIES)[number];

export const MEDIA_SOURCES = [
  'ORIGINAL',
  'MANGA',
  'LIGHT_NOVEL',
  'NOVEL',
  'WEB_NOVEL',
  'VISUAL_NOVEL',
  'VIDEO_GAME',
  'GAME',
  'ANIME',
  'COMIC',
  'DOUJINSHI',
  'LIVE_ACTION',
  'MULTIMEDIA_PROJECT',
  'PICTURE_BOOK',
  'OTHER',
] as const satisfies readonly MediaSource[];

/** Few and fixed, unlike tags. */
export const GENRES = [
  'Action',
  'Adventure',
  'Comedy',
  'Drama',
  'Ecchi',
  'Fantasy',
  'Hentai',
  'Horror',
  'Mahou Shoujo',
  'Mecha',
  'Music',
  'Mystery',
  'Psychological',
  'Romance',
  'Sci-Fi',
  'Slice of Life',
  'Sports',
  'Supernatural',
  'Thriller',
] as const;
