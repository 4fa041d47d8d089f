import type { ApiError, MissingPart } from '@tsugi/data';
import type { MediaListStatus } from '@tsugi/data/wire/tracker';
import type { TitleFilter } from '@tsugi/lists/filter';
import type { ScoreFormat } from '@tsugi/ui/components';

/** Orders of the results; the first is what a URL without one means. */
export const COMPARE_SORTS = [
  'score',
  'averageScore',
  'popularity',
  'releaseDate',
  'repeat',
  'title',
  'episodes',
  'chapters',
  'volumes',
  // Furthest apart: the difference between the highest and the lowest of their scores.
  'difference',
] as const;
export type CompareSort = (typeof COMPARE_SORTS)[number];

/** What passes, and in which order. An entry that does not pass does not count towards the reviews needed. */
export interface CompareQuery extends TitleFilter<CompareSort> {
  /** Whether an entry without a score counts: true by default, unlike the filter of other lists. */
  readonly missingScore: boolean | undefined;
  /** How many of the included users must have a title; undefined, or at least their number: all of them. */
  readonly reviewsNeeded: number | undefined;
}

export const NO_QUERY: CompareQuery = {
  search: '',
  format: [],
  status: [],
  genre: [],
  countryOfOrigin: [],
  isAdult: undefined,
  year: undefined,
  userStatus: [],
  private: undefined,
  notes: undefined,
  repeat: undefined,
  missingStart: undefined,
  missingScore: true,
  reviewsNeeded: undefined,
  sort: 'score',
  reverse: false,
};

/** How a user's list stands. Results need no list of a user who is disabled; it is not loaded. */
export type ListState =
  /** Disabled, and not read yet. */
  | { readonly status: 'idle' }
  /** Lists load a few at a time: `ahead` lists come before this one. */
  | { readonly status: 'waiting'; readonly ahead: number }
  /** `titles` have come so far; undefined before the first response. */
  | { readonly status: 'loading'; readonly titles: number | undefined }
  /**
   * Takes part. `storedAt`: when it was requested; `isRefreshing`: a newer list is on its way; `error`: it did not come, this is the stored one; `missing`:
   * what the service could not give of it.
   */
  | {
      readonly status: 'ready';
      readonly titles: number;
      readonly storedAt: number;
      readonly isRefreshing: boolean;
      readonly error: ApiError | undefined;
      readonly missing: readonly MissingPart[];
    }
  /** Takes no part until `retry`. */
  | { readonly status: 'error'; readonly error: ApiError };

/** One chosen user. */
export interface UserProgress {
  /** As the service spells it in its response; until then as in the URL. */
  readonly name: string;
  readonly avatar: string | null;
  readonly scoreFormat: ScoreFormat;
  readonly list: ListState;
}

/** How alike two users are. */
export interface Affinity {
  /** Places of the two in `Results.users`. */
  readonly users: readonly [first: number, second: number];
  /** Titles that both have scored, whatever the filter. */
  readonly shared: number;
  /** Pearson's correlation of their scores, -1 to 1; null with fewer than two titles or when one's scores are all equal. */
  readonly value: number | null;
}

/** A media as a card shows it. */
export interface CompareMedia {
  readonly id: number;
  readonly type: 'ANIME' | 'MANGA';
  /** Of its page. */
  readonly path: string;
  readonly title: string;
  /** Language of the title, where it is known: `ja-Latn`. */
  readonly titleLang?: string | undefined;
  readonly cover: string | null;
  readonly coverLarge: string | null;
  readonly color: string | null;
  readonly banner: string | null;
  readonly format: string | null;
  readonly status: string | null;
  readonly episodes: number | null;
  readonly chapters: number | null;
  readonly volumes: number | null;
  readonly season: string | null;
  readonly seasonYear: number | null;
  /** Of the start date. */
  readonly startYear: number | null;
  readonly country: string | null;
  /** Everyone's average, 0 to 100. */
  readonly averageScore: number | null;
  readonly isAdult: boolean;
}

/** An entry that counts for a result. */
export interface ResultEntry {
  /** Place of the user in `Results.users`. */
  readonly user: number;
  readonly status: MediaListStatus;
  /** In the user's own format; 0 for none. */
  readonly score: number;
  readonly repeat: number;
}

export interface ResultRow {
  readonly media: CompareMedia;
  /** Mean of the scores that were given, as the tracker converts them to 1 to 100; null without any. */
  readonly average: number | null;
  /** Highest less lowest of these scores; null with fewer than two. */
  readonly difference: number | null;
  /** All rewatches or rereads together. */
  readonly repeat: number;
  /** One per included user whose entry counts, in the order of the users. */
  readonly entries: readonly ResultEntry[];
}

/** An included user whose list is there. */
export interface ResultUser {
  readonly name: string;
  readonly avatar: string | null;
  readonly scoreFormat: ScoreFormat;
}

/** The titles that pass, in order. A new object for each change. */
export interface Results {
  /** Another number is another result, whose rows begin at their start; the same one has newer rows of the same query. */
  readonly id: number;
  readonly total: number;
  /** Whose lists these results come from, in the order of the page; it may be behind the page's own. */
  readonly users: readonly ResultUser[];
  /** Media ids by place. */
  readonly ids: Int32Array;
  /** What stands there, once it has come; the first rows come with the result. */
  readonly row: (place: number) => ResultRow | undefined;
  /** Tells which places are in sight: rows that are missing are read. */
  readonly need: (first: number, end: number) => void;
  /** Of every two included users. */
  readonly affinities: readonly Affinity[];
}

export interface Comparison {
  /** As they were given, in their order. */
  readonly users: readonly UserProgress[];
  /** Lists of enabled users that are still to come, or have come since the results were computed. */
  readonly pending: number;
  /**
   * Of the lists that are there: from the first two included users on, or from one when it is the only one. The last
   * results stay while newer ones are computed. Undefined while there is nothing to compare.
   */
  readonly results: Results | undefined;
  /** The results do not belong to the newest query yet. */
  readonly isComputing: boolean;
  /** The computation failed; `retry()` without a name repeats it. */
  readonly error: Error | undefined;
  /** Loads the list of this user again; without a name: computes again. */
  readonly retry: (name?: string) => void;
}
