import type { ApiError } from '../core/api-error.ts';
import { pagePart } from '../core/page.ts';
import type { Members, MutationDefinition, MutationSubject } from './definitions/mutation-definition.ts';
import type { OutboxChange, OutboxProgress } from './outbox-items.ts';

// What the page's changes are, and the parts that hold them. Types alone, beside the parts: the code is loaded when it is needed.

/** All pending changes of one thing, folded into one. */
export interface PendingMutation {
  readonly key: string;
  readonly subject: MutationSubject;
  readonly title: string | undefined;
  readonly changes: readonly OutboxChange[];
  readonly first: OutboxChange;
  readonly last: OutboxChange;
  readonly progress: OutboxProgress;
  /** The server value, as far as it is known. */
  readonly base: Members;
  readonly wanted: Members;
  /** Names of the members that the user set. */
  readonly changed: readonly string[];
  /** An earlier change of the same subject ended in another tab, with an unknown result. */
  readonly isOrphan: boolean;
  readonly conflict: OutboxProgress['conflict'];
}

/** The changes of the signed-in account that the service has not confirmed yet. They show at once; the queue sends them. */
export interface Outbox {
  /** The page that writes. Unlike any other page of this browser. */
  readonly tab: string;
  /** Oldest first. The same array until something changes. */
  readonly pending: () => readonly PendingMutation[];
  readonly get: (key: string) => PendingMutation | undefined;
  /**
   * Changes members of a thing.
   * @param base the server value, as the page has it; only used when no change of the thing is pending
   */
  readonly change: <M extends Members>(
    thing: Pick<MutationDefinition<M>, 'key' | 'subject'>,
    base: M,
    change: Partial<M>,
    title?: string,
  ) => void;
  /** @param wanted the value of the thing with the change */
  readonly write: (change: NewChange, wanted: Members) => void;
  /** Why the last change of this thing was refused, until the next one. */
  readonly error: (key: string) => ApiError | undefined;
  readonly setError: (key: string, error: ApiError) => void;
  readonly setProgress: (key: string, progress: OutboxProgress) => void;
  /** These changes are confirmed or refused; the service has `base` now. What is left is shown on top of it. */
  readonly finish: (key: string, ids: readonly string[], base: Members) => void;
  /** Changes that were made before the viewer's id was known belong to that account: the present one if left out. */
  readonly adopt: (from: string, to?: string) => void;
  /** The listener is called with the key of each thing that this page changes, before it is changed. */
  readonly onChange: (listener: (key: string) => void) => void;
  /** Other items are stored now: by this page or another one. */
  readonly subscribe: (listener: () => void) => void;
  readonly reload: () => void;
  /** Resolves once this page has what other tabs have stored. */
  readonly refresh: () => Promise<void>;
  /** Resolves once this page's changes are stored. */
  readonly settled: () => Promise<void>;
}

export type NewChange = Omit<OutboxChange, 'v' | 'id' | 'at' | 'tab' | 'entity' | 'patch'>;

/** Sends the outbox: in order, one request at a time, from one tab at a time. */
export interface MutationQueue {
  /** The user's choice in a conflict. */
  readonly choose: (key: string, choice: 'mine' | 'server') => void;
  /** Tries what waits now: the connection is back, or the user asked for it. */
  readonly retry: () => void;
  /** Checks what is due: the outbox or the account changed, or the page is visible again. */
  readonly wake: () => void;
  /** The page is going away: what waits for its debounce is sent now. */
  readonly leave: () => void;
}

/** A change of a list entry by itself, as the service has confirmed it. */
export interface ConfirmedEntry {
  readonly mediaId: number;
  readonly title: string | undefined;
  /** When the user made it, in milliseconds since 1970. */
  readonly at: number;
  /** What the page knew of the entry before. */
  readonly before: Members;
  /** What the service has now. */
  readonly after: Members;
}

/** The user's changes and what sends them, once a page needed either. */
export const pageChanges = pagePart<{
  outbox?: Outbox;
  /** What controls need once somebody is signed in, and its file while that is on its way. */
  code?: typeof import('./control-code.ts');
  codeLoading?: Promise<void>;
  queue?: MutationQueue;
  isLoading?: boolean;
  /** What `pageBatches` made: its folder knows the type. */
  batches?: object;
  /** Called with each change of a list entry that the service has confirmed, and the name of its account. */
  onEntryConfirmed?: (change: ConfirmedEntry, account: string) => void;
}>();

/** What the first page waits for: it has controls, and somebody is signed in. */
export function controlsReady(): Promise<void> | undefined {
  return pageChanges().codeLoading;
}
