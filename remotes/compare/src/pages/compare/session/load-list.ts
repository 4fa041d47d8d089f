import {
  type MediaListCollectionData,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import { hasStored } from '@tsugi/data/read-stored';
import {
  peekStored,
  requestStored,
  type StoredResponse,
  storedQuery,
  watchOutdated,
  whenWritten,
} from '@tsugi/data/stored';
import type { WorkerClient } from '@tsugi/platform/worker-client';
import type { CompareCommand, CompareResults, OpenList } from '../../../worker/compare.protocol.ts';
import { ownerOf } from '../../../worker/handle-command.ts';

export type CompareClient = WorkerClient<CompareCommand, CompareResults>;

/** A list and where the worker puts it. */
export interface WantedList {
  readonly client: CompareClient;
  readonly list: string;
  readonly variables: { readonly userName: string; readonly type: 'ANIME' | 'MANGA' };
}

export interface RequestOptions {
  readonly signal: AbortSignal;
  readonly priority: 'interactive' | 'background';
  /** Takes what the boot script has requested. */
  readonly takesPrefetched: boolean;
  /** Called with the number of titles that have come so far. */
  readonly onTitles: (titles: number) => void;
}

/** Entries that are handed to the worker in one task. */
const SLICE = 500;

/** The stored list, read by the worker itself; undefined when none is stored. */
export async function openStored(wanted: WantedList): Promise<OpenList | undefined> {
  const query = storedQuery(mediaListCollection, wanted.variables);
  if (!query) return undefined;
  await whenWritten(query);
  const inMemory = peekStored<MediaListCollectionData>(query);
  // The request of a list that is nowhere on this device does not wait for the worker.
  if (!inMemory && !(await hasStored(query.storeName, query.key))) return undefined;
  const opened = await wanted.client.ask({ kind: 'open', list: wanted.list, ...query });
  if (!inMemory) return opened;
  // Without a working database there is only the one in memory.
  if (!opened || inMemory.storedAt > opened.storedAt) return put(wanted, inMemory);
  // A change makes it stale in memory first.
  return { ...opened, storedAt: inMemory.storedAt };
}

/** Requests the list, and has the worker read it where the response was stored. Rejects with an ApiError. */
export async function requestList(wanted: WantedList, options: RequestOptions): Promise<OpenList> {
  const { signal, priority, takesPrefetched, onTitles } = options;
  const response = await requestStored(mediaListCollection, wanted.variables, {
    signal,
    priority,
    takesPrefetched,
    onPartial: (part) => onTitles(titlesOf(part)),
  });
  const query = storedQuery(mediaListCollection, wanted.variables);
  if (query) {
    await whenWritten(query);
    const opened = await wanted.client.ask({ kind: 'open', list: wanted.list, ...query });
    if (opened?.storedAt === response.storedAt) return opened;
  }
  return put(wanted, response);
}

/** Calls back when a setting of the account has changed how the service writes this list. @returns ends it */
export function followSettings({ variables }: WantedList, listener: () => void): () => void {
  return watchOutdated(storedQuery(mediaListCollection, variables)?.key ?? '', listener);
}

async function put(
  { client, list }: WantedList,
  { data: { user, lists }, storedAt, missing }: StoredResponse<MediaListCollectionData>,
): Promise<OpenList> {
  const all = lists.flatMap(({ entries }) => entries);
  const owner = ownerOf(user);
  let opened: OpenList | undefined;
  for (let at = 0; at === 0 || at < all.length; at += SLICE) {
    opened = await client.ask({
      kind: 'put',
      list,
      owner,
      storedAt,
      missing,
      entries: all.slice(at, at + SLICE),
      isFirst: at === 0,
      isLast: at + SLICE >= all.length,
    });
  }
  return opened ?? { storedAt, missing, owner, titles: 0 };
}

function titlesOf({ lists }: MediaListCollectionData): number {
  return new Set(lists.flatMap(({ entries }) => entries.map(({ media }) => media.id))).size;
}
