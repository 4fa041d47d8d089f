import type { MissingPart } from '@tsugi/data';
import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { EntryChange } from '@tsugi/data/stored';
import type { ScoreFormat } from '@tsugi/ui/components';
import type { Affinity, CompareQuery, ResultRow } from '../model/types.ts';

export interface Owner {
  readonly name: string;
  readonly avatar: string | null;
  readonly scoreFormat: ScoreFormat;
}

/** A list that the worker has. */
export interface OpenList {
  /** When the response was requested. */
  readonly storedAt: number;
  readonly owner: Owner | undefined;
  readonly titles: number;
  /** Parts that the service could not give. */
  readonly missing: readonly MissingPart[];
}

export interface ComparisonRequest {
  /** Keys of the lists. */
  readonly included: readonly string[];
  /** Lists whose titles are taken out. */
  readonly excluded: readonly string[];
  readonly query: CompareQuery;
  /** Whose order titles have; the present one when it is left out. */
  readonly language?: string;
  /** Places whose rows the result brings along. */
  readonly places: readonly number[];
}

export type PlacedRow = readonly [place: number, row: ResultRow];

export interface ComparisonResult {
  /** Rows are read by this number, until another result has been computed. */
  readonly id: number;
  /** Media ids in order. */
  readonly ids: Int32Array;
  /** At the places that were asked for, as far as the result reaches. */
  readonly rows: readonly PlacedRow[];
  readonly affinities: readonly Affinity[];
}

export type CompareCommand =
  /** Reads the stored response into columns; undefined when none is stored. */
  | {
      readonly kind: 'open';
      readonly list: string;
      readonly storeName: 'results' | 'users';
      readonly key: string;
    }
  /** A list that could not be stored comes in slices; it counts once the last one is there. */
  | {
      readonly kind: 'put';
      readonly list: string;
      readonly owner: Owner | undefined;
      readonly storedAt: number;
      readonly missing: readonly MissingPart[];
      readonly entries: readonly ListEntry[];
      readonly isFirst: boolean;
      readonly isLast: boolean;
    }
  /** The viewer's changes of a list; those of an earlier call no longer count. */
  | { readonly kind: 'changes'; readonly list: string; readonly changes: readonly EntryChange[] }
  | { readonly kind: 'drop'; readonly list: string }
  | { readonly kind: 'compare'; readonly request: ComparisonRequest }
  /** Empty when another result has been computed meanwhile. */
  | { readonly kind: 'rows'; readonly result: number; readonly places: readonly number[] };

/** The result of each command. */
export type CompareResults = {
  readonly open: OpenList | undefined;
  readonly put: OpenList | undefined;
  readonly changes: undefined;
  readonly drop: undefined;
  readonly compare: ComparisonResult;
  readonly rows: readonly PlacedRow[];
};
