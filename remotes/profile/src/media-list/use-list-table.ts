import { startWorker } from '@tsugi/contract/worker';
import { type ApiError, asApiError, useAuth } from '@tsugi/data';
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
  storedQuery,
  watchChanges,
} from '@tsugi/data/stored';
import workerUrl from '@workers/list.worker.js?asset';
import { useCallback, useEffect, useState } from 'react';
import { type ListType, wireType } from './list-filter.ts';
import type { ListSummary } from './worker/list.protocol.ts';
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
  const [state, setState] = useState<{
    readonly key: string;
    readonly table?: OpenTable;
    readonly error?: ApiError;
  }>({ key });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has what the list depends on, another attempt loads again
  useEffect(() => {
    if (userName === '') return;
    const abort = new AbortController();
    const again = () => {
      if (!abort.signal.aborted) setAttempt((count) => count + 1);
    };
    const client = createListClient(() => startWorker(workerUrl, 'list'), again);
    const feed = createFeed(client, isOwn, abort.signal, (table, error) =>
      setState({ key, ...(table ? { table } : {}), ...(error ? { error } : {}) }),
    );
    void feed.load({ userName, type: wireType(type) });
    const stopWatching = isOwn ? watchChanges(() => void feed.applyChanges()) : undefined;
    return () => {
      abort.abort();
      stopWatching?.();
      client.close();
    };
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { table, error } = state.key === key ? state : { table: undefined, error: undefined };
  return { table, error, retry };
}

interface Feed {
  readonly load: (variables: {
    readonly userName: string;
    readonly type: 'ANIME' | 'MANGA';
  }) => Promise<void>;
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
    };
    show(open, error);
  };

  const sendChanges = async () => {
    if (!isOwn || storedAt === undefined) return;
    await client.ask({ kind: 'changes', changes: entryChangesSince(storedAt) });
  };

  const pass = async (lists: readonly MediaListGroup[]) => {
    for (const { name, isCustomList, entries } of lists) {
      const section = `${isCustomList}/${name}`;
      for (let at = passed.get(section) ?? 0; at < entries.length; at += SLICE) {
        if (signal.aborted) return;
        const slice = entries.slice(at, at + SLICE);
        await client.ask({ kind: 'add', groups: [{ name, isCustomList, entries: slice }] });
        passed.set(section, at + slice.length);
      }
    }
  };

  const begin = async ({ user }: MediaListCollectionData) => {
    if (isBegun) return;
    isBegun = true;
    passed = new Map();
    if (user) owner = { name: user.name, scoreFormat: user.mediaListOptions.scoreFormat };
    await client.ask({ kind: 'begin', sectionOrder: user?.sectionOrder ?? [] });
  };

  const passWhole = async (data: MediaListCollectionData, at: number) => {
    await begin(data);
    await pass(data.lists);
    await client.ask({ kind: 'end' });
    isBegun = false;
    storedAt = at;
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
    load: async (variables) => {
      try {
        const stored = storedQuery(mediaListCollection, variables);
        const opened = stored && (await client.ask({ kind: 'open', ...stored }));
        if (signal.aborted) return;
        const inMemory = stored && peekStored<MediaListCollectionData>(stored);
        if (opened?.storedAt !== undefined) {
          owner = opened.owner;
          // A change invalidates what is stored: only the time of the head says so.
          storedAt = opened.storedAt;
          await sendChanges();
          await publish(false, true);
        } else if (inMemory) {
          await passWhole(inMemory.data, inMemory.storedAt);
        }
        if (storedAt !== undefined && isStoredFresh(mediaListCollection, storedAt)) return;
        const { data, storedAt: at } = await requestStored(mediaListCollection, variables, {
          signal,
          onPartial: (part, partAt) => {
            last = last.then(() => passPart(part, partAt)).catch(() => undefined);
          },
        });
        await last;
        if (!signal.aborted) await passWhole(data, at);
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
