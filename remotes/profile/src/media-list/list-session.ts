import { createPreloadedSessions } from '@tsugi/contract/preloaded-session';
import { startWorker } from '@tsugi/contract/worker';
import { type ApiError, asApiError, isApiError, type MissingPart } from '@tsugi/data';
import {
  type MediaListCollectionData,
  type MediaListGroup,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import { hasStored } from '@tsugi/data/read-stored';
import {
  entryChangesSince,
  expectForFirstPage,
  isStoredFresh,
  peekStored,
  requestStored,
  type StoredResponse,
  storedQuery,
  watchChanges,
} from '@tsugi/data/stored';
import workerUrl from '@workers/list.worker.js?asset';
import { type ListFilter, type ListType, wireType } from './list-filter.ts';
import type { ListGroup, ListResult, ListSummary } from './worker/list.protocol.ts';
import { createListClient, type ListClient } from './worker/list-client.ts';

export interface ListOwner {
  readonly name: string;
  readonly scoreFormat: string;
}

/** What is shown of a list: the one of its sections, or all, and what passes. */
export interface ShownPart {
  readonly list: string | undefined;
  readonly filter: ListFilter;
}

export interface OpenTable {
  readonly client: ListClient;
  /** Another number is another list: rows of the one mean nothing in the other. */
  readonly id: number;
  /** Rises with every change of the list. */
  readonly version: number;
  readonly owner: ListOwner | undefined;
  readonly summary: ListSummary;
  /** What passes of the part that the page shows. */
  readonly shown: { readonly key: string; readonly result: ListResult };
  /** The first chunks of a list of which more is coming. */
  readonly isPartial: boolean;
  /** What the service could not give of the list. */
  readonly missing: readonly MissingPart[];
  /** When the response was requested of which this is the whole, unchanged list; undefined for any other one. */
  readonly freshSince: number | undefined;
}

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

/** Cards that come with a result: what the first screen of a desk holds, and a little more. */
export const FIRST_CARDS = 42;

/** Entries that are handed to the worker in one task. */
const SLICE = 500;

/** Ids of tables, unlike those of any other one of this page. */
let tables = 0;

export function partKey({ list, filter }: ShownPart): string {
  return `${list ?? ''}\n${JSON.stringify(filter)}`;
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
  expectForFirstPage(
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

interface Feed {
  /** @param isForced requests the list also when the stored one is fresh */
  readonly load: (
    variables: { readonly userName: string; readonly type: 'ANIME' | 'MANGA' },
    isForced: boolean,
  ) => Promise<void>;
  readonly applyChanges: () => Promise<void>;
}

interface FeedOptions {
  readonly client: ListClient;
  readonly isOwn: () => boolean;
  readonly part: () => ShownPart;
  readonly signal: AbortSignal;
  readonly show: (table: OpenTable | undefined, error: ApiError | undefined) => void;
}

function createFeed({ client, isOwn, part, signal, show }: FeedOptions): Feed {
  let open: OpenTable | undefined;
  let owner: ListOwner | undefined;
  let storedAt: number | undefined;
  let missing: readonly MissingPart[] = [];
  /** How many entries of each section the worker has. */
  let passed = new Map<string, number>();
  let isBegun = false;
  /** The viewer's changes are laid over the response. */
  let isChanged = false;
  /** Parts of the list go to the worker one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const isFresh = () => storedAt !== undefined && isStoredFresh(mediaListCollection, storedAt, missing);

  const publish = async (isPartial: boolean, isNew: boolean, error?: ApiError) => {
    const shown = part();
    const { list, filter } = shown;
    const [summary, result] = await Promise.all([
      client.ask({ kind: 'summary' }),
      client.ask({ kind: 'query', query: { list, filter, first: FIRST_CARDS } }),
    ]);
    if (signal.aborted) return;
    if (isNew) tables += 1;
    open = {
      client,
      id: isNew ? tables : (open?.id ?? tables),
      version: (open?.version ?? 0) + 1,
      owner,
      summary,
      shown: { key: partKey(shown), result },
      isPartial,
      missing,
      freshSince: isPartial || isChanged || missing.length > 0 || !isFresh() ? undefined : storedAt,
    };
    show(open, error);
  };

  const sendChanges = async () => {
    if (!isOwn() || storedAt === undefined) return;
    const changes = entryChangesSince(storedAt);
    isChanged = changes.length > 0;
    await client.ask({ kind: 'changes', changes });
  };

  const pass = async (lists: readonly MediaListGroup[]) => {
    let groups: ListGroup[] = [];
    let count = 0;
    const send = async () => {
      if (groups.length === 0 || signal.aborted) return;
      const sent = groups;
      groups = [];
      count = 0;
      await client.ask({ kind: 'add', groups: sent });
    };
    for (const { name, isCustomList, entries } of lists) {
      const section = `${isCustomList}/${name}`;
      for (let at = passed.get(section) ?? 0; at < entries.length; ) {
        const slice = entries.slice(at, at + SLICE - count);
        groups.push({ name, isCustomList, entries: slice });
        at += slice.length;
        count += slice.length;
        passed.set(section, at);
        if (count >= SLICE) await send();
      }
    }
    await send();
  };

  const begin = async ({ user }: MediaListCollectionData) => {
    if (isBegun) return;
    isBegun = true;
    passed = new Map();
    if (user) owner = { name: user.name, scoreFormat: user.mediaListOptions.scoreFormat };
    await client.ask({ kind: 'begin', sectionOrder: user?.sectionOrder ?? [] });
  };

  const passWhole = async (response: StoredResponse<MediaListCollectionData>) => {
    const { data } = response;
    await begin(data);
    await pass(data.lists);
    await client.ask({ kind: 'end' });
    isBegun = false;
    // The rows of the parts stay what they were.
    const isNew = !open?.isPartial;
    storedAt = response.storedAt;
    missing = response.missing;
    await sendChanges();
    await publish(false, isNew);
  };

  const passPart = async (data: MediaListCollectionData, at: number) => {
    // An older list that is whole is better than the beginning of a newer one.
    if (signal.aborted || (open && !open.isPartial)) return;
    const isNew = !isBegun;
    await begin(data);
    await pass(data.lists);
    storedAt = at;
    await sendChanges();
    await publish(true, isNew);
  };

  return {
    load: async (variables, isForced) => {
      const stored = storedQuery(mediaListCollection, variables);
      const inMemory = stored && peekStored<MediaListCollectionData>(stored);
      const openStored = async () => {
        const opened = stored && (await client.ask({ kind: 'open', ...stored }));
        if (signal.aborted) return;
        if (opened?.storedAt !== undefined) {
          owner = opened.owner;
          // A change invalidates what is stored: only the time of the head says so.
          storedAt = opened.storedAt;
          missing = opened.missing;
          await sendChanges();
          await publish(false, true);
        } else if (inMemory) {
          await passWhole(inMemory);
        }
      };
      try {
        const opening = openStored();
        last = opening.catch(() => undefined);
        // The request of a list that is nowhere on this device does not wait for the worker.
        const isKnown = inMemory || (stored && (await hasStored(stored.storeName, stored.key)));
        if (isKnown) await opening;
        if (signal.aborted || (isFresh() && !isForced)) return;
        const response = await requestStored(mediaListCollection, variables, {
          signal,
          takesPrefetched: !isForced,
          onPartial: (part, partAt) => {
            last = last.then(() => passPart(part, partAt)).catch(() => undefined);
          },
        });
        await opening;
        await last;
        if (!signal.aborted) await passWhole(response);
      } catch (cause) {
        if (signal.aborted) return;
        // The worker's, not the service's.
        if (!isApiError(cause)) console.error('Error', cause);
        show(open, asApiError(cause, 'tracker'));
      }
    },
    applyChanges: async () => {
      if (!open || signal.aborted) return;
      await sendChanges();
      await publish(open.isPartial, false);
    },
  };
}
