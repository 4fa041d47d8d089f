import type { DateParts } from '@tsugi/data/pure';
import type { MediaListStatus } from '@tsugi/data/wire/tracker';

/** A number for all, or that of the last episode, chapter or volume of each title. */
export type BulkCount = { readonly kind: 'set'; readonly value: number } | { readonly kind: 'last' };

/** What is to become of all selected entries. Members that are left out stay as they are. */
export interface BulkChange {
  readonly status?: MediaListStatus;
  /** In the owner's score format; 0 takes scores away. */
  readonly score?: number;
  readonly progress?: BulkCount;
  readonly progressVolumes?: BulkCount;
  readonly repeat?: number;
  /** All parts null: none. */
  readonly startedAt?: Required<DateParts>;
  readonly completedAt?: Required<DateParts>;
  readonly private?: boolean;
  readonly hiddenFromStatusLists?: boolean;
  /** A replaced text may be empty; an appended one stands on a line of its own. */
  readonly notes?: { readonly kind: 'replace' | 'append'; readonly text: string };
  /** By the name of a custom list: whether the entries go onto it or off it. */
  readonly customLists?: Readonly<Record<string, boolean>>;
}

export const NO_DATE: Required<DateParts> = { year: null, month: null, day: null };
