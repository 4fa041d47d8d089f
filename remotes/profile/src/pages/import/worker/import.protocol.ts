import type { BatchChange } from '@tsugi/data/batches';
import type { MediaType } from '@tsugi/data/wire/tracker';
import type { WorkerClient } from '@tsugi/platform/worker-client';
import type { FileFormat, RowProblem } from '../../../model/list-file/file-entry.ts';
import type { FileProblem } from '../../../model/list-file/file-problem.ts';
import type { OwnListCommand, OwnListResults } from '../../../model/own-list/own-list.protocol.ts';
import type { AccountOptions, SentMembers } from './compare-entry.ts';
import type { ImportLookup, ImportMedia } from './import-lookup.ts';

/** The formats of rows that are not imported. */
export type RestFormat = 'csv' | 'json';

/** What becomes of a row. */
export type RowState =
  /** Not on the list yet. */
  | 'new'
  | 'changed'
  | 'same'
  /** Without an id: the user says which title it is. */
  | 'unclear'
  /** The tracker does not know it, or the user has said that it is none of those found. */
  | 'missing'
  /** The row itself is wrong. */
  | 'problem';

export const ROW_STATES = [
  'new',
  'changed',
  'same',
  'unclear',
  'missing',
  'problem',
] as const satisfies readonly RowState[];

/** What is done with entries that the viewer has already. */
export type Strategy = 'add' | 'newer' | 'file';

/** A file as it was read, before anything is looked up. */
export interface ReadFile {
  readonly format: FileFormat;
  readonly userName: string | undefined;
  /** Types that occur, anime first. */
  readonly types: readonly MediaType[];
  readonly rows: number;
  /** Whether its entries say when they were changed. */
  readonly hasTimes: boolean;
}

export type ReadResult =
  | { readonly status: 'read'; readonly file: ReadFile }
  | { readonly status: 'refused'; readonly problem: FileProblem };

export interface RowView {
  /** Of the row in the worker. */
  readonly index: number;
  /** Of the row in the file, from 1. */
  readonly row: number;
  readonly type: MediaType;
  readonly state: RowState;
  /** As the tracker has it; as the file does where that is not known. */
  readonly title: string;
  readonly media: Pick<ImportMedia, 'id' | 'format' | 'seasonYear' | 'cover' | 'color'> | undefined;
  readonly before: SentMembers | undefined;
  readonly after: SentMembers | undefined;
  readonly problem: RowProblem['problem'] | undefined;
  readonly isChosen: boolean;
  /** The own entry was changed after the file's. */
  readonly isOwnNewer: boolean;
}

export type UnknownLists = Readonly<Record<MediaType, readonly string[]>>;

export interface ViewQuery {
  readonly state: RowState | 'all';
  /** A part of a title. */
  readonly text: string;
  readonly strategy: Strategy;
}

export interface ViewResult {
  readonly counts: Readonly<Record<RowState, number>>;
  /** Indexes of the rows that pass. */
  readonly rows: Int32Array;
  /** Chosen rows of the whole file, and how many of them the view shows. */
  readonly chosen: number;
  readonly chosenShown: number;
  /** Rows of the view that can be chosen. */
  readonly choosable: number;
}

/** A row that the user is asked about. */
export interface UnclearRow {
  readonly index: number;
  readonly row: number;
  readonly type: MediaType;
  readonly title: string;
}

export type ImportCommand =
  | OwnListCommand
  | { readonly kind: 'read'; readonly file: Blob }
  /** The own lists are there: rows are found in them, and the others have to be looked up. */
  | { readonly kind: 'match'; readonly options: Readonly<Record<MediaType, AccountOptions>> }
  | { readonly kind: 'found'; readonly lookup: ImportLookup; readonly media: readonly ImportMedia[] }
  | { readonly kind: 'unclear' }
  /** The user's word on a row without an id; undefined: it is none that the tracker knows. */
  | { readonly kind: 'settle'; readonly index: number; readonly media: ImportMedia | undefined }
  | { readonly kind: 'view'; readonly query: ViewQuery }
  | { readonly kind: 'rows'; readonly rows: readonly number[] }
  /** All rows of a view, or one. */
  | { readonly kind: 'choose'; readonly rows: ViewQuery | number; readonly isChosen: boolean }
  /** Custom lists of the file that the account does not have, by type. */
  | { readonly kind: 'unknown-lists' }
  /** A part of what is chosen, in the order of the file. */
  | {
      readonly kind: 'chosen';
      readonly type: MediaType;
      readonly strategy: Strategy;
      readonly from: number;
      readonly count: number;
    }
  /** Rows that are not imported. */
  | { readonly kind: 'write-rest'; readonly format: RestFormat };

export type ImportResults = OwnListResults & {
  readonly read: ReadResult;
  readonly match: readonly ImportLookup[];
  readonly found: undefined;
  readonly unclear: readonly UnclearRow[];
  readonly settle: undefined;
  readonly view: ViewResult;
  readonly rows: readonly RowView[];
  readonly choose: undefined;
  readonly 'unknown-lists': UnknownLists;
  readonly chosen: readonly BatchChange[];
  readonly 'write-rest': Blob;
};

export type ImportClient = WorkerClient<ImportCommand, ImportResults>;
