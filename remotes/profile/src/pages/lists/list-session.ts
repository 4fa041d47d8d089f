import type { ApiError } from '@tsugi/data';
import { expectForInitialPage, watchChanges } from '@tsugi/data/stored';
import { createPreloadedSessions } from '@tsugi/platform/preloaded-session';
import { startWorker } from '@tsugi/platform/worker';
import workerUrl from '@workers/list.worker.js?asset';
import { createFeed, type Feed, type OpenTable, type ShownPart } from './list-feed.ts';
import { type ListType, wireType } from './list-filter.ts';
import { createListClient } from './worker/list-client.ts';

export interface ListState {
  /** Set as soon as there is anything to ask. */
  readonly table?: OpenTable;
  readonly error?: ApiError;
}

/** A list that a page shows: its worker, and what fills it. */
export interface ListSession {
  readonly state: () => ListState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The page shows another part: results that come with the list are of this one. */
  readonly setPart: (part: ShownPart) => void;
  /** The list is the viewer's own: their changes are laid over it. */
  readonly setOwn: () => void;
  readonly close: () => void;
}

/** Whose list, and for whom. */
export interface ListSource {
  readonly userName: string;
  readonly type: ListType;
  readonly isSignedIn: boolean;
}

export function sourceKey({ userName, type, isSignedIn }: ListSource): string {
  return `${userName}/${type}/${isSignedIn}`;
}

const preloaded = createPreloadedSessions<ListSession>();

/** Starts a list while its page still loads. The page takes the session when it is mounted. */
export function startList(source: ListSource, part: ShownPart, isOwn: boolean): void {
  preloaded.close();
  const session = openListSession(source, { part });
  if (isOwn) session.setOwn();
  preloaded.hold(sourceKey(source), session);
  expectForInitialPage(
    new Promise((resolve) => {
      session.subscribe(() => resolve(undefined));
    }),
  );
}

/** The state of the session that the page is about to take. */
export function preloadedState(key: string): ListState {
  return preloaded.peek(key)?.state() ?? {};
}

export const takePreloadedSession = preloaded.take;

export interface SessionOptions {
  readonly part: ShownPart;
  /** The user asked for the list again: a stored one is not enough, however new it is. */
  readonly isForced?: boolean;
}

/**
 * Keeps the list of a user in a worker, which reads the stored one from the local database itself. The page only passes on
 * what comes from the service, chunk by chunk.
 */
export function openListSession(
  { userName, type }: ListSource,
  { part: firstPart, isForced = false }: SessionOptions,
): ListSession {
  let part = firstPart;
  const variables = { userName, type: wireType(type) };
  const listeners = new Set<() => void>();
  let state: ListState = {};
  let abort = new AbortController();
  let feed: Feed | undefined;
  const begin = (isAgain: boolean) => {
    abort.abort();
    abort = new AbortController();
    feed = createFeed({
      client,
      isOwn: () => stopWatching !== undefined,
      part: () => part,
      signal: abort.signal,
      show: (table, error) => {
        state = { ...(table ? { table } : {}), ...(error ? { error } : {}) };
        for (const listener of [...listeners]) listener();
      },
    });
    void feed.load(variables, isForced && !isAgain);
  };
  // The page takes the place of a worker that has died, and none is started again: its file may be gone.
  const client = createListClient(
    () => startWorker(workerUrl, 'list'),
    () => begin(true),
  );
  begin(false);
  let stopWatching: (() => void) | undefined;
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPart: (next) => {
      part = next;
    },
    setOwn: () => {
      if (stopWatching) return;
      stopWatching = watchChanges(() => void feed?.applyChanges());
      void feed?.applyChanges();
    },
    close: () => {
      listeners.clear();
      abort.abort();
      stopWatching?.();
      client.close();
    },
  };
}
