import type { MalType } from '@tsugi/data/operation';

export type SearchType = 'anime' | 'manga' | 'media';

/** A service that carries out searches. */
export type EngineName = 'tracker' | 'mal';

export const SEARCH_TYPES: readonly SearchType[] = ['anime', 'manga', 'media'];

/** Total: any other segment (the shell shows a 404 before) reads as media. */
export function searchType(segment: string | undefined): SearchType {
  return SEARCH_TYPES.find((type) => type === segment?.toLowerCase()) ?? 'media';
}

/** The MAL-style service knows no search for both types at once. */
export function malType(type: SearchType): MalType {
  return type === 'manga' ? 'manga' : 'anime';
}

export const FIRST_YEAR = 1970;

/** The year filter ends two years ahead. */
export function lastYear(now = new Date()): number {
  return now.getFullYear() + 2;
}
