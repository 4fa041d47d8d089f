import { GENRES, isFormatOf, MEDIA_FORMATS } from '@tsugi/data/pure';
import type { MediaFormat } from '@tsugi/data/wire/tracker';

// What the tracker does not define (its values: `@tsugi/data/pure`), in the order in which it is offered.

export type SearchType = 'anime' | 'manga' | 'media';

/** A service that carries out searches. */
export type EngineName = 'tracker' | 'mal';

export const SEARCH_TYPES: readonly SearchType[] = ['anime', 'manga', 'media'];

/** Total: any other segment (the shell shows a 404 before) reads as media. */
export function searchType(segment: string | undefined): SearchType {
  return SEARCH_TYPES.find((type) => type === segment?.toLowerCase()) ?? 'media';
}

/** Formats that only the MAL-style search has. The tracker's NOVEL is a light novel; one of another kind is PROSE. */
const MAL_ANIME_FORMATS = ['TV_SPECIAL', 'CM', 'PV'] as const;
const MAL_MANGA_FORMATS = ['PROSE', 'DOUJINSHI', 'MANHWA', 'MANHUA'] as const;
export const FORMATS = [...MEDIA_FORMATS, ...MAL_ANIME_FORMATS, ...MAL_MANGA_FORMATS] as const;
export type Format = (typeof FORMATS)[number];

export function isTrackerFormat(format: Format): format is MediaFormat {
  const known: readonly Format[] = MEDIA_FORMATS;
  return known.includes(format);
}

/** The formats that a service can be asked for; those of the MAL-style service contain the tracker's. */
export function formatsOf(type: SearchType, engine: EngineName): readonly Format[] {
  if (type === 'media') return MEDIA_FORMATS;
  const formats = MEDIA_FORMATS.filter((format) => isFormatOf(format, type));
  if (engine === 'tracker') return formats;
  return [...formats, ...(type === 'anime' ? MAL_ANIME_FORMATS : MAL_MANGA_FORMATS)];
}

/** Age ratings. The tracker has only adult (RX) or not; the finer ones belong to the MAL-style search. */
export const RATINGS = ['ANY', 'G', 'PG', 'PG13', 'R17', 'R', 'RX'] as const;
export type Rating = (typeof RATINGS)[number];

/** Every name in the genre filter that is no genre is a tag. */
export function isGenre(name: string): boolean {
  const genres: readonly string[] = GENRES;
  return genres.includes(name);
}

export const FIRST_YEAR = 1970;

/** The year filter ends two years ahead. */
export function lastYear(now = new Date()): number {
  return now.getFullYear() + 2;
}

/** End of the episode or chapter slider: from here on there is no upper bound. */
export const MAX_LENGTH = 500;
