import type { ApiError } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { expectForInitialPage, storedQuery, watchChanges, watchOutdated } from '@tsugi/data/stored';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { createPreloadedSessions } from '@tsugi/lists/preloaded-session';
import { openWorkerSession, type Session } from '@tsugi/lists/worker-session';
import workerUrl from '@workers/list.worker.js?asset';
import { createFeed, type Feed, type OpenTable, type ShownPart } from './list-feed.ts';
import { createCommandHandler } from './worker/handle-command.ts';
import type { ListCommand, ListResults } from './worker/list.protocol.ts';

export interface ListState {
  /** Set as soon as there is anything to ask. */
  readonly table?: OpenTable;
  readonly error?: ApiError;
}

/** A list that a page shows: its worker, and what fills it. */
export interface ListSession extends Session<ListState> {
  /** The page shows another part: results that come with the list are of this one. */
  readonly setPart: (part: ShownPart) => void;
  /** The list is the viewer's own: their changes are laid over it. */
  readonly setOwn: () => void;
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

export const preloadedLists = createPreloadedSessions<ListSession>();

/** Starts a list while its page still loads. The page takes the session when it is mounted. */
export function startList(source: ListSource, part: ShownPart, isOwn: boolean): void {
  preloadedLists.close();
  const session = openListSession(source, { part });
  if (isOwn) session.setOwn();
  preloadedLists.hold(sourceKey(source), session);
  expectForInitialPage(
    new Promise((resolve) => {
      session.subscribe(() => resolve(undefined));
    }),
  );
}

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
  let abort = new AbortController();
  let feed: Feed | undefined;
  const begin = (isAgain: boolean) => {
    abort.abort();
    abort = new AbortController();
    feed = createFeed({
      variables,
      client: session.client,
      isOwn: () => stopWatching !== undefined,
      part: () => part,
      signal: abort.signal,
      show: (table, error) => {
        session.setState({ ...(table ? { table } : {}), ...(error ? { error } : {}) });
      },
    });
    void feed.load(isForced && !isAgain);
  };
  const session = openWorkerSession<ListState, ListCommand, ListResults>({
    url: workerUrl,
    name: 'list',
    createHandler: createCommandHandler,
    onLost: () => begin(true),
  });
  begin(false);
  // A setting of the account has changed how the service writes titles and scores, or in which order sections stand.
  const stored = storedQuery(mediaListCollection, variables);
  const stopFollowing = watchOutdated(stored?.key ?? '', () => void feed?.load(true));
  let stopWatching: (() => void) | undefined;
  return {
    state: session.state,
    subscribe: session.subscribe,
    setPart: (next) => {
      part = next;
    },
    setOwn: () => {
      if (stopWatching) return;
      stopWatching = watchChanges(() => void feed?.applyChanges());
      void feed?.applyChanges();
    },
    close: () => {
      abort.abort();
      stopWatching?.();
      stopFollowing();
      session.close();
    },
  };
}
