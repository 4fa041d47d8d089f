// For long results that a page leaves in the local database: a worker reads them there (`@tsugi/data/read-stored`).

import { pageAuth } from '../auth/auth-store.ts';
import { pageCache } from '../cache/cache.ts';
import { clearFirstScreenCache, requestName, writeCachedResponse } from '../cache/first-screen-cache.ts';
import { pageOptimistic } from '../changes/create-optimistic-layer.ts';
import { ApiError } from '../core/api-error.ts';
import { DEFAULT_CACHE_RULE, freshForMs, isCurrent, type StoreName } from '../core/cache-rule.ts';
import type { MissingPart } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { TAKES_PREFETCHED } from '../core/call-keys.ts';
import { createQueryCall, keyOf } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import { pageClock, pageHandle, pageStorage } from '../core/page.ts';
import type { Priority } from '../core/priority.ts';
import type { EntityKind, EntityPatch } from '../optimistic/optimistic-layer.ts';
import type { ListEntry } from '../sources/tracker/list-entry.ts';

export { watchOutdated } from '../cache/outdated.ts';
// Before 1.9 the name was expectForFirstPage.
export { expectForInitialPage, expectForInitialPage as expectForFirstPage } from '../react/read.ts';

/** Where the response to a query stands. */
export interface StoredQuery {
  readonly storeName: StoreName;
  readonly key: string;
}

export interface StoredResponse<D> {
  readonly data: D;
  /** When it was requested, in milliseconds since 1970. */
  readonly storedAt: number;
  /** Parts that the service could not give. */
  readonly missing: readonly MissingPart[];
}

/** @returns undefined for an operation whose responses are not stored */
export function storedQuery<V, D>(operation: QueryOperation<V, D>, variables: V): StoredQuery | undefined {
  const rule = operation.cache ?? DEFAULT_CACHE_RULE;
  if (rule.type === 'no-store') return undefined;
  return {
    storeName: rule.storeName ?? 'results',
    key: keyOf(operation, variables, pageAuth().token()),
  };
}

/**
 * Whether a response of then needs no newer one.
 * @param missing parts that the service could not give: such a response needs one sooner
 */
export function isStoredFresh<V, D>(
  operation: QueryOperation<V, D>,
  storedAt: number,
  missing: readonly MissingPart[] = [],
): boolean {
  return isCurrent(operation.cache ?? DEFAULT_CACHE_RULE, { storedAt, missing }, pageClock().now());
}

/** The response in memory, of any age, without the viewer's changes. */
export function peekStored<D>({ key }: StoredQuery): StoredResponse<D> | undefined {
  const entry = pageCache().peek(key);
  // Stored under the key of the operation, whose decode made it.
  return entry && { data: entry.data as D, storedAt: entry.storedAt, missing: entry.missing ?? [] };
}

/** Settles when the newest response is in the local database, where a worker reads it, or could not be written. */
export function whenWritten({ key }: StoredQuery): Promise<void> {
  return pageCache().written(key);
}

export interface RequestOptions<D> {
  readonly signal: AbortSignal;
  /** `interactive` when left out. */
  readonly priority?: Priority;
  /** Takes what the boot script has requested for the page. */
  readonly takesPrefetched?: boolean;
  /** Called with what has come so far of a result that is gathered from several requests. */
  readonly onPartial: (data: D, storedAt: number) => void;
}

/** Reads past the cache and stores the response. Rejects with an ApiError. */
export async function requestStored<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  { signal, priority = 'interactive', takesPrefetched = false, onPartial }: RequestOptions<D>,
): Promise<StoredResponse<D>> {
  const call = createQueryCall(operation, variables, {
    token: pageAuth().token(),
    mode: 'reload',
    signal,
    priority,
    // The values are what this operation's own decode made.
    onPartial: ({ value, storedAt }) => onPartial(value as D, storedAt),
  });
  const response = await pageHandle()(noted(call, TAKES_PREFETCHED, takesPrefetched));
  if (response.error instanceof ApiError) throw response.error;
  return { data: response.value as D, storedAt: response.storedAt, missing: response.missing ?? [] };
}

/** The viewer's changes that a response requested at `storedAt` does not contain yet. */
export function changesSince(
  kind: EntityKind,
  storedAt: number,
): readonly (readonly [id: number, EntityPatch])[] {
  return pageOptimistic().changes(kind, storedAt);
}

/** The viewer's change of an own list entry; null when it was taken off the list. */
export interface EntryChange {
  readonly mediaId: number;
  readonly entry: Partial<ListEntry> | null;
}

/** The same of the viewer's list entries. */
export function entryChangesSince(storedAt: number): readonly EntryChange[] {
  return changesSince('media', storedAt).flatMap(([mediaId, { mediaListEntry }]) =>
    // Written by the changes of entries only; changes of favourites have no such member.
    mediaListEntry === undefined ? [] : [{ mediaId, entry: mediaListEntry as EntryChange['entry'] }],
  );
}

/** Calls back at every change of the viewer, here and in other tabs. */
export function watchChanges(listener: () => void): () => void {
  return pageOptimistic().subscribe(listener);
}

/**
 * Notes for the boot script of the next page that the response to this request is stored, or a longer one that begins with
 * it: it is not requested while that is fresh.
 * @param storedAt when it was requested
 */
export function noteStored<V, D>(operation: QueryOperation<V, D>, variables: V, storedAt: number): void {
  const request = operation.request(variables);
  const rule = operation.cache ?? DEFAULT_CACHE_RULE;
  if (request.kind !== 'graphql' || rule.type === 'no-store') return;
  const name = requestName(pageAuth().token(), { ...request, shape: operation.shape });
  // No key: the response has a place of its own.
  writeCachedResponse(pageStorage(), name, { freshUntil: storedAt + freshForMs(rule), cacheKey: '' });
}

/** Remotes of before 1.9 call it. The shell itself stores what a page shows. */
export async function storeFirstScreen<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  { storedAt }: { readonly data: unknown; readonly storedAt: number },
): Promise<void> {
  noteStored(operation, variables, storedAt);
}

/** The first screens that are stored show something that the viewer has just chosen otherwise. */
export function clearFirstScreens(): void {
  clearFirstScreenCache(pageStorage());
}
