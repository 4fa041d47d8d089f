import { type ApiError, asApiError, isApiError, type MissingPart } from '@tsugi/data';
import {
  type MediaListCollectionData,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { hasStored } from '@tsugi/data/read-stored';
import {
  entryChangesSince,
  isStoredFresh,
  noteStored,
  peekStored,
  requestStored,
  type StoredResponse,
  storedQuery,
} from '@tsugi/data/stored';
import { intlLocale } from '@tsugi/i18n';
import type { ListFilter } from '../../model/list-params.ts';
import { createGroupPasser } from '../../model/own-list/pass-groups.ts';
import type {
  ListClient,
  ListGroup,
  ListOwner,
  ListQuery,
  ListResult,
  ListSummary,
} from './worker/list.protocol.ts';

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
}

/** Cards that come with a result: what the first screen of a desk holds, and a little more. */
export const FIRST_CARDS = 42;

/** Ids of tables, unlike those of any other one of this page. */
let tables = 0;

export function partKey({ list, filter }: ShownPart): string {
  return `${list ?? ''}\n${JSON.stringify(filter)}\n${intlLocale()}`;
}

export function firstQuery({ list, filter }: ShownPart): ListQuery {
  return { list, filter, language: intlLocale(), nowMs: Date.now(), first: FIRST_CARDS };
}

/** Fills the worker of a list: with what is stored, then with what comes from the service, chunk by chunk. */
export interface Feed {
  /** @param isForced requests the list also when the stored one is fresh */
  readonly load: (isForced: boolean) => Promise<void>;
  readonly applyChanges: () => Promise<void>;
}

export interface FeedOptions {
  readonly variables: { readonly userName: string; readonly type: 'ANIME' | 'MANGA' };
  readonly client: ListClient;
  readonly isOwn: () => boolean;
  readonly part: () => ShownPart;
  readonly signal: AbortSignal;
  readonly show: (table: OpenTable | undefined, error: ApiError | undefined) => void;
}

export function createFeed({ variables, client, isOwn, part, signal, show }: FeedOptions): Feed {
  let open: OpenTable | undefined;
  let owner: ListOwner | undefined;
  let storedAt: number | undefined;
  let missing: readonly MissingPart[] = [];
  const add = (groups: readonly ListGroup[]) => client.ask({ kind: 'add', groups });
  let passGroups = createGroupPasser(add, signal);
  let isBegun = false;
  /** The viewer's changes are laid over the response. */
  let isChanged = false;
  /** Parts of the list go to the worker one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const isFresh = () => storedAt !== undefined && isStoredFresh(mediaListCollection, storedAt, missing);

  const publish = async (isPartial: boolean, isNew: boolean, error?: ApiError) => {
    const shown = part();
    const [summary, result] = await Promise.all([
      client.ask({ kind: 'summary' }),
      client.ask({ kind: 'query', query: firstQuery(shown) }),
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
    };
    // The boot script of the next visit requests nothing of a list that is here whole and unchanged.
    if (storedAt !== undefined && !isPartial && !isChanged && missing.length === 0 && isFresh()) {
      noteStored(mediaListFirstChunk, variables, storedAt);
    }
    show(open, error);
  };

  const sendChanges = async () => {
    if (!isOwn() || storedAt === undefined) return;
    const changes = entryChangesSince(storedAt);
    isChanged = changes.length > 0;
    await client.ask({ kind: 'changes', changes });
  };

  const begin = async ({ user }: MediaListCollectionData) => {
    if (isBegun) return;
    isBegun = true;
    passGroups = createGroupPasser(add, signal);
    if (user) owner = { name: user.name, scoreFormat: user.mediaListOptions.scoreFormat };
    await client.ask({ kind: 'begin', sectionOrder: user?.sectionOrder ?? [] });
  };

  const passWhole = async (response: StoredResponse<MediaListCollectionData>) => {
    const { data } = response;
    await begin(data);
    await passGroups(data.lists);
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
    await passGroups(data.lists);
    storedAt = at;
    await sendChanges();
    await publish(true, isNew);
  };

  return {
    load: async (isForced) => {
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
