import type { Country } from '@tsugi/data/pure';
import type { MediaFormat, MediaListStatus, MediaStatus } from '@tsugi/data/wire/tracker';
import type { ListType } from '../../model/user-path.ts';

export { type ListType, parseListType, wireType } from '../../model/user-path.ts';

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

/** What passes. Of several formats, statuses, countries or studios any one is enough; genres and tags are all needed. */
export interface ListFilter {
  /** Part of any title. */
  readonly search: string;
  readonly genre: readonly string[];
  readonly tag: readonly string[];
  readonly studio: readonly string[];
  readonly format: readonly MediaFormat[];
  readonly status: readonly MediaStatus[];
  readonly userStatus: readonly MediaListStatus[];
  readonly countryOfOrigin: readonly Country[];
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
