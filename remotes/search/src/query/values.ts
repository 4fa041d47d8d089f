/** The value lists of the filters, as the tracker writes them, in the order they are offered. */

export type SearchType = 'anime' | 'manga' | 'media';

/** A service that carries out searches. */
export type EngineName = 'tracker' | 'mal';

export const SEARCH_TYPES: readonly SearchType[] = ['anime', 'manga', 'media'];

/** Total: any other segment (the shell shows a 404 before) reads as media. */
export function searchType(segment: string | undefined): SearchType {
  return SEARCH_TYPES.find((type) => type === segment?.toLowerCase()) ?? 'media';
}

export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;
export type Season = (typeof SEASONS)[number];

const ANIME_FORMATS = ['TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC'] as const;
const MANGA_FORMATS = ['MANGA', 'NOVEL', 'ONE_SHOT'] as const;
/** Formats that only the MAL-style search has. The tracker's NOVEL is a light novel; one of another kind is PROSE. */
const MAL_ANIME_FORMATS = ['TV_SPECIAL', 'CM', 'PV'] as const;
const MAL_MANGA_FORMATS = ['PROSE', 'DOUJINSHI', 'MANHWA', 'MANHUA'] as const;
export const FORMATS = [
  ...ANIME_FORMATS,
  ...MANGA_FORMATS,
  ...MAL_ANIME_FORMATS,
  ...MAL_MANGA_FORMATS,
] as const;
export type Format = (typeof FORMATS)[number];
type TrackerFormat = (typeof ANIME_FORMATS)[number] | (typeof MANGA_FORMATS)[number];

export function isTrackerFormat(format: Format): format is TrackerFormat {
  const known: readonly Format[] = [...ANIME_FORMATS, ...MANGA_FORMATS];
  return known.includes(format);
}

/** The formats that a service can be asked for; those of the MAL-style service contain the tracker's. */
export function formatsOf(type: SearchType, engine: EngineName): readonly Format[] {
  if (type === 'anime') return engine === 'mal' ? [...ANIME_FORMATS, ...MAL_ANIME_FORMATS] : ANIME_FORMATS;
  if (type === 'manga') return engine === 'mal' ? [...MANGA_FORMATS, ...MAL_MANGA_FORMATS] : MANGA_FORMATS;
  return [...ANIME_FORMATS, ...MANGA_FORMATS];
}

export const STATUSES = ['RELEASING', 'FINISHED', 'NOT_YET_RELEASED', 'HIATUS', 'CANCELLED'] as const;
export type Status = (typeof STATUSES)[number];

export const COUNTRIES = ['JP', 'KR', 'CN', 'TW'] as const;
export type Country = (typeof COUNTRIES)[number];

export const SOURCES = [
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
] as const;
export type Source = (typeof SOURCES)[number];

/** Age ratings. The tracker has only adult (RX) or not; the finer ones belong to the MAL-style search. */
export const RATINGS = ['ANY', 'G', 'PG', 'PG13', 'R17', 'R', 'RX'] as const;
export type Rating = (typeof RATINGS)[number];

/** Genres are few and fixed; every other name in the genre filter is a tag. */
export const GENRES: readonly string[] = [
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
];

export function isGenre(name: string): boolean {
  return GENRES.includes(name);
}

export const FIRST_YEAR = 1970;

/** The year filter ends two years ahead. */
export function lastYear(now = new Date()): number {
  return now.getFullYear() + 2;
}

/** End of the episode or chapter slider: from here on there is no upper bound. */
export const MAX_LENGTH = 500;
