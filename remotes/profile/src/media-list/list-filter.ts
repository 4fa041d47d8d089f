/** Orders of a list; the first is what a URL without one means. */
export const LIST_SORTS = [
  'updated',
  'score',
  'title',
  'progress',
  'releaseDate',
  'averageScore',
  'popularity',
  'repeat',
  'started',
  'completed',
  'added',
  'episodes',
  'chapters',
  'volumes',
  'id',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export type ListType = 'anime' | 'manga';

export const FORMATS = [
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
] as const;
export const MEDIA_STATUSES = ['RELEASING', 'FINISHED', 'NOT_YET_RELEASED', 'CANCELLED', 'HIATUS'] as const;
export const USER_STATUSES = ['CURRENT', 'REPEATING', 'COMPLETED', 'PLANNING', 'PAUSED', 'DROPPED'] as const;
export const COUNTRIES = ['JP', 'KR', 'CN', 'TW'] as const;

/** What passes. Of several formats, statuses, countries or studios any one is enough; genres and tags are all needed. */
export interface ListFilter {
  /** Part of any title. */
  readonly search: string;
  readonly genre: readonly string[];
  readonly tag: readonly string[];
  readonly studio: readonly string[];
  readonly format: readonly (typeof FORMATS)[number][];
  readonly status: readonly (typeof MEDIA_STATUSES)[number][];
  readonly userStatus: readonly (typeof USER_STATUSES)[number][];
  readonly countryOfOrigin: readonly (typeof COUNTRIES)[number][];
  /** Year of release, 0 to 9999; 0 finds what has none. */
  readonly year: number | undefined;
  // True: only those; false: all others; undefined: both.
  readonly isAdult: boolean | undefined;
  readonly private: boolean | undefined;
  readonly notes: boolean | undefined;
  readonly repeat: boolean | undefined;
  readonly missingStart: boolean | undefined;
  readonly missingScore: boolean | undefined;
  readonly type: ListType | undefined;
  readonly sort: ListSort;
  readonly reverse: boolean;
}

/** The filters that are on or off or do not matter. */
export const SWITCHES = ['isAdult', 'private', 'notes', 'repeat', 'missingStart', 'missingScore'] as const;
export type ListSwitch = (typeof SWITCHES)[number];

/** `anime` for anything else. */
export function parseListType(segment: string | undefined): ListType {
  return segment?.toLowerCase() === 'manga' ? 'manga' : 'anime';
}

export function wireType(type: ListType): 'ANIME' | 'MANGA' {
  return type === 'anime' ? 'ANIME' : 'MANGA';
}
