import { COUNTRIES, type Country, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import type { MediaFormat, MediaListStatus, MediaStatus } from '@tsugi/data/wire/tracker';
import { t } from '@tsugi/i18n/macro';
import { choice, integer, text, values } from '@tsugi/ui/url-state';
import type { ListType } from './list-type.ts';

/**
 * What passes of a list, and in which order. Of several formats, statuses, countries or studios any one is enough; genres and
 * tags are all needed.
 */
export interface TitleFilter<S extends string = string> {
  /** Part of any title, in any case. */
  readonly search: string;
  readonly genre: readonly string[];
  readonly tag?: readonly string[];
  readonly studio?: readonly string[];
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
  /** More episodes have aired than the owner has seen. */
  readonly behind?: boolean | undefined;
  readonly airingThisWeek?: boolean | undefined;
  readonly type?: ListType | undefined;
  readonly sort: S;
  readonly reverse: boolean;
}

/** Filters that are on, off, or do not matter. */
export type SwitchName =
  | 'isAdult'
  | 'private'
  | 'notes'
  | 'repeat'
  | 'missingStart'
  | 'missingScore'
  | 'behind'
  | 'airingThisWeek';

/** How the URL of every list has them. */
export const FILTER_CODECS = {
  search: text,
  format: values(MEDIA_FORMATS, 'as it is'),
  status: values(MEDIA_STATUSES, 'as it is'),
  userStatus: values(LIST_STATUSES, 'as it is'),
  countryOfOrigin: values(COUNTRIES, 'as it is'),
  year: integer(() => [0, 9999]),
  isAdult: choice,
  private: choice,
  notes: choice,
  repeat: choice,
  missingStart: choice,
};

/** All orders that lists have; the first is that of a list of one user. */
export const SORT_LABELS = {
  get updated() {
    return t`Last update`;
  },
  get score() {
    return t`Score`;
  },
  get title() {
    return t`Title`;
  },
  get progress() {
    return t`Progress`;
  },
  get nextEpisode() {
    return t`Next episode`;
  },
  get behind() {
    return t`Episodes behind`;
  },
  get releaseDate() {
    return t`Release date`;
  },
  get averageScore() {
    return t`Average score`;
  },
  get popularity() {
    return t`Popularity`;
  },
  get repeat() {
    return t`Repeats`;
  },
  get started() {
    return t`Start date`;
  },
  get completed() {
    return t`Finish date`;
  },
  get added() {
    return t`Date added`;
  },
  get episodes() {
    return t`Episodes`;
  },
  get chapters() {
    return t`Chapters`;
  },
  get volumes() {
    return t`Volumes`;
  },
  get id() {
    return t`Id`;
  },
} as const;

/** Whether lists of the type have such an order. */
export function isSortOf(sort: string, type: ListType): boolean {
  if (['episodes', 'nextEpisode', 'behind'].includes(sort)) return type === 'anime';
  return type === 'manga' || (sort !== 'chapters' && sort !== 'volumes');
}
