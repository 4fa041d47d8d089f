import { startWorker } from '@tsugi/contract/worker';
import { type ApiError, asApiError, type MissingPart, useAuth } from '@tsugi/data';
import {
  type MediaListCollectionData,
  type MediaListGroup,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import {
  entryChangesSince,
  isStoredFresh,
  peekStored,
  requestStored,
  type StoredResponse,
  storedQuery,
  watchChanges,
} from '@tsugi/data/stored';
import workerUrl from '@workers/list.worker.js?asset';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListType, wireType } from './list-filter.ts';
import type { ListGroup, ListSummary } from './worker/list.protocol.ts';
import { createListClient, type ListClient } from './worker/list-client.ts';

export interface ListOwner {
  readonly name: string;
  readonly scoreFormat: string;
}

/** A list as the worker holds it. */
export interface ListTableState {
  /** Set as soon as there is anything to ask. */
  readonly table: OpenTable | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

export interface OpenTable {
  readonly client: ListClient;
  /** Another number is another list: rows of the one mean nothing in the other. */
  readonly id: number;
  /** Rises with every change of the list. */
  readonly version: number;
  readonly owner: ListOwner | undefined;
  readonly summary: ListSummary;
  /** The first chunks of a list of which more is coming. */
  readonly isPartial: boolean;
  /** What the service could not give of the list. */
  readonly missing: readonly MissingPart[];
}

/** Entries that are handed to the worker in one task. */
const SLICE = 500;

/** Ids of tables, unlike those of any other one of this page. */
let tables = 0;

/**
 * The list of a user in a worker, which reads the stored one from the local database itself. The page only passes on what
 * comes from the service, chunk by chunk.
 */
export function useListTable(userName: string, type: ListType): ListTableState {
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const viewerName = isSignedIn ? auth.viewer?.name : undefined;
  const isOwn = viewerName !== undefined && viewerName.toLowerCase() === userName.toLowerCase();
  const key = `${userName}/${type}/${isSignedIn}/${isOwn}`;
  const [attempt, setAttempt] = useState(0);
  /** The user asked for the list again: a stored one is not enough, however new it is. */
  const isForced = useRef(false);
  const [state, setState] = useState<{
    readonly key: string;
    readonly table?: OpenTable;
    readonly error?: ApiError;
  }>({ key });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has what the list depends on, another attempt loads again
  useEffect(() => {
    if (userName === '') return;
    let abort = new AbortController();
    let feed: Feed | undefined;
    const begin = () => {
      abort.abort();
      abort = new AbortController();
      feed = createFeed(client, isOwn, abort.signal, (table, error) =>
        setState({ key, ...(table ? { table } : {}), ...(error ? { error } : {}) }),
      );
      void feed.load({ userName, type: wireType(type) }, isForced.current);
      isForced.current = false;
    };
    // The page answers in place of a worker that has died, and none is started again: its file may be gone.
    const client = createListClient(() => startWorker(workerUrl, 'list'), begin);
    begin();
    const stopWatching = isOwn ? watchChanges(() => void feed?.applyChanges()) : undefined;
    return () => {
      abort.abort();
      stopWatching?.();
      client.close();
    };
  }, [key, attempt]);

  const retry = useCallback(() => {
    isForced.current = true;
    setAttempt((count) => count + 1);
  }, []);
  const { table, error } = state.key === key ? state : { table: undefined, error: undefined };
  return { table, error, retry };
}

interface Feed {
  /** @param isForced requests the list also when the stored one is fresh */
  readonly load: (
    variables: { readonly userName: string; readonly type: 'ANIME' | 'MANGA' },
    isForced: boolean,
  ) => Promise<void>;
  readonly applyChanges: () => Promise<void>;
}

function createFeed(
  client: ListClient,
  isOwn: boolean,
  signal: AbortSignal,
  show: (table: OpenTable | undefined, error: ApiError | undefined) => void,
): Feed {
  let open: OpenTable | undefined;
  let owner: ListOwner | undefined;
  let storedAt: number | undefined;
  let missing: readonly MissingPart[] = [];
  /** How many entries of each section the worker has. */
  let passed = new Map<string, number>();
  let isBegun = false;
  /** Parts of the list go to the worker one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const publish = async (isPartial: boolean, isNew: boolean, error?: ApiError) => {
    const summary = await client.ask({ kind: 'summary' });
    if (signal.aborted) return;
    if (isNew) tables += 1;
    open = {
      client,
      id: isNew ? tables : (open?.id ?? tables),
      version: (open?.version ?? 0) + 1,
      owner,
      summary,
      isPartial,
      missing,
    };
    show(open, error);
  };

  const sendChanges = async () => {
    if (!isOwn || storedAt === undefined) return;
    await client.ask({ kind: 'changes', changes: entryChangesSince(storedAt) });
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
    storedAt = response.storedAt;
    missing = response.missing;
    await sendChanges();
    await publish(false, true);
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
      try {
        const stored = storedQuery(mediaListCollection, variables);
        const opened = stored && (await client.ask({ kind: 'open', ...stored }));
        if (signal.aborted) return;
        const inMemory = stored && peekStored<MediaListCollectionData>(stored);
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
        const isFresh = storedAt !== undefined && isStoredFresh(mediaListCollection, storedAt, missing);
        if (isFresh && !isForced) return;
        const response = await requestStored(mediaListCollection, variables, {
          signal,
          onPartial: (part, partAt) => {
            last = last.then(() => passPart(part, partAt)).catch(() => undefined);
          },
        });
        await last;
        if (!signal.aborted) await passWhole(response);
      } catch (cause) {
        if (!signal.aborted) show(open, asApiError(cause, 'tracker'));
      }
    },
    applyChanges: async () => {
      if (!open || signal.aborted) return;
      await sendChanges();
      await publish(open.isPartial, false);
    },
  };
}
