import type { EntryChanges } from '../operations/save-media-list-entry.mutation.ts';

/** What an entry holds, in the names of the tracker. Members that a caller does not know are left out, and not compared. */
export type EntryMembers = Required<EntryChanges>;

/** One entry of a batch, as the user saw it in the preview. */
export interface BatchChange {
  readonly mediaId: number;
  /** Undefined: there is no entry yet, and the change creates one. */
  readonly entryId?: number;
  /** The title of the media, for the history and for verdicts. */
  readonly title: string;
  /** What the entry held of the members that change; undefined for an entry that does not exist yet. */
  readonly before?: Partial<EntryMembers>;
  /** What it is to hold; undefined deletes the entry, and then `before` has all of its members, so that it can be made again. */
  readonly after?: Partial<EntryMembers>;
}

/** How far a change of a batch got. */
export type Verdict =
  | { readonly state: 'waiting' }
  /** Its request was sent, and no response came yet. */
  | { readonly state: 'sent' }
  | { readonly state: 'confirmed' }
  /** Refused by the service: `reason` in the service's own words. */
  | { readonly state: 'refused'; readonly reason: string }
  /** The entry held something else than `before` when it was read again, or a list that was to go had entries: nothing was sent. */
  | { readonly state: 'changed-elsewhere' }
  /** The user cancelled what was left. */
  | { readonly state: 'cancelled' };

/** What the user did, for the history. Not a text: the page makes the sentence. */
export type BatchAction = 'edit' | 'import' | 'rename-list' | 'delete-list' | 'undo' | 'single';

/** A change of the account itself, before or after those of its entries. */
export type AccountStep =
  | {
      readonly kind: 'list-options';
      readonly type: 'ANIME' | 'MANGA';
      readonly options: {
        readonly customLists?: readonly string[];
        readonly sectionOrder?: readonly string[];
      };
    }
  | { readonly kind: 'delete-custom-list'; readonly type: 'ANIME' | 'MANGA'; readonly name: string };

export interface BatchInput {
  readonly action: BatchAction;
  readonly type: 'ANIME' | 'MANGA';
  readonly changes: readonly BatchChange[];
  /** Names the action's object: the file of an import, the old and the new name of a custom list. */
  readonly detail?: Readonly<Record<string, string>>;
  /** Before the first change; a refusal ends the batch. */
  readonly prepare?: AccountStep;
  /** Once every change is confirmed; otherwise the batch ends without it. */
  readonly conclude?: AccountStep;
  /** The batch that this one takes back. */
  readonly undoes?: string;
}

/** What a batch is made of. Without a type: what takes a change by itself back. */
export type StoredInput = Omit<BatchInput, 'type'> & Partial<Pick<BatchInput, 'type'>>;

/** How far the steps of a batch got. One that is left out because of the changes is cancelled. */
export interface StepVerdicts {
  readonly prepare?: Verdict;
  readonly conclude?: Verdict;
}

/** Without a type for a change by itself, of which it is not known. */
export interface Batch extends StoredInput {
  readonly id: string;
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number;
  readonly state: 'running' | 'paused' | 'cancelled' | 'done';
  /** One per change, in the order of `changes`. */
  readonly verdicts: readonly Verdict[];
  /** Of those steps that the batch has. */
  readonly steps?: StepVerdicts;
}

/** What a page needs of a batch while it runs, without its rows. */
export interface BatchProgress {
  readonly id: string;
  readonly action: BatchAction;
  /** Its entries are deleted. */
  readonly isDeletion: boolean;
  readonly state: Batch['state'];
  readonly total: number;
  readonly confirmed: number;
  readonly refused: number;
  readonly changedElsewhere: number;
  readonly steps?: StepVerdicts;
  /** Requests that are left, at most. */
  readonly requestsLeft: number;
}

/** What a batch will cost, before it is started. */
export interface BatchEstimate {
  /** Changes that are sent: those whose `after` differs from `before`. */
  readonly changes: number;
  readonly requests: number;
  /** At the share of the limit that a batch may use, milliseconds. */
  readonly duration: number;
}

/** What taking a batch back will do, before it is started. */
export interface UndoPreview {
  /** Changes that are taken back. */
  readonly changes: number;
  /** Titles of the entries that hold something else by now. Undefined when they were not asked about: too many, or no response. */
  readonly leftAlone: readonly string[] | undefined;
}

/**
 * The batches of the account that is signed in, on this device: the entry `@tsugi/data/batches`, which pages load when they are
 * used (`import()`), never with a first load. They are stored in IndexedDB and sent by one tab.
 */
export interface Batches {
  /** A few changes a task, so that the page stays responsive. */
  readonly estimate: (input: BatchInput) => Promise<BatchEstimate>;
  /** Stored before it resolves (id of the batch); rejects when the database takes nothing. */
  readonly start: (input: BatchInput) => Promise<string>;
  readonly pause: (id: string) => Promise<void>;
  readonly resume: (id: string) => Promise<void>;
  /** What was not sent yet is not sent any more. */
  readonly cancel: (id: string) => Promise<void>;
  /** What `undo` of it will do, by what the tracker has now; undefined when nothing is left to take back. Never rejects for a service that does not respond. */
  readonly previewUndo: (id: string) => Promise<UndoPreview | undefined>;
  /** Starts the batch that takes back what `id` set, where the entries still hold it. Resolves with its id, or undefined when nothing is left to take back. */
  readonly undo: (id: string) => Promise<string | undefined>;
  /** The last 50 batches and single changes of this device, newest first. */
  readonly history: () => Promise<readonly Batch[]>;
  readonly read: (id: string) => Promise<Batch | undefined>;
  /** Those that are not done, and those that were finished since the tab was opened. The same array until something changes. */
  readonly progress: () => readonly BatchProgress[];
  readonly subscribe: (listener: () => void) => () => void;
}
