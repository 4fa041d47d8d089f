import type { CacheRule, StoreName } from '../core/cache-rule.ts';
import type { CallResult } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { pagePart } from '../core/page.ts';
import { type CacheEntry, ENTRY_SCHEMA } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import type { MemoryCache } from './memory-cache.ts';

/** Memory in front of the durable store. */
export interface Cache {
  /** From memory only, at once. Expired entries too. */
  readonly peek: (key: string) => CacheEntry | undefined;
  /** From memory, else from the store (and then into memory). Expired entries too: the caller checks `expires`. */
  readonly read: (storeName: StoreName, key: string) => Promise<CacheEntry | undefined>;
  /** Stores a response and returns the entry. The durable write runs in the background. */
  readonly write: (
    key: string,
    rule: Exclude<CacheRule, { type: 'no-store' }>,
    result: Pick<CallResult, 'value' | 'storedAt' | 'missing'>,
    /** In bytes, roughly. */
    size: number,
  ) => CacheEntry;
  /** Settles when the durable write of this key has ended, one way or the other. */
  readonly written: (key: string) => Promise<void>;
  /** Makes entries stale: they still show, and are fetched again when they are shown next. */
  readonly invalidate: (matches: (key: string) => boolean) => Promise<void>;
  readonly remove: (matches: (key: string) => boolean) => Promise<void>;
  readonly subscribe: MemoryCache['subscribe'];
}

export const pageCache = pagePart<Cache>();

export interface CacheOptions {
  readonly clock: Clock;
  readonly memory: MemoryCache;
  readonly store: EntryStore;
  /** False for the keys of a user who has signed out: a late response is then not stored. */
  readonly mayKeep: (key: string) => boolean;
}

/** How far `usedAt` may lag behind before it is written again. */
const USED_AT_STEP_MS = 3_600_000;

/** No request takes longer than this. */
const INVALIDATION_MS = 60_000;

export function createCache({ clock, memory, store, mayKeep }: CacheOptions): Cache {
  /** Recent invalidations: a response requested before one of them is stored as stale. */
  let invalidated: { readonly matches: (key: string) => boolean; readonly at: number }[] = [];
  const writes = new Map<string, Promise<void>>();
  return {
    peek: memory.get,
    read: async (storeName, key) => {
      const cached = memory.get(key);
      if (cached) return cached;
      const stored = await store.get(storeName, key);
      // While the store was read, a newer response may have come.
      const newer = memory.get(key);
      if (newer || !stored || !mayKeep(key)) return newer;
      const usedAt = clock.now();
      memory.put(stored);
      if (usedAt - stored.usedAt > USED_AT_STEP_MS) void store.put({ ...stored, usedAt });
      return stored;
    },
    write: (key, rule, { value: data, storedAt, missing }, size) => {
      const now = clock.now();
      const entry: CacheEntry = {
        cacheKey: key,
        data,
        ...(missing ? { missing } : {}),
        expires: now + rule.expiresInSeconds * 1000,
        storedAt: invalidated.some(({ matches, at }) => at > storedAt && matches(key)) ? 0 : storedAt,
        usedAt: now,
        schema: ENTRY_SCHEMA,
        storeName: rule.storeName ?? 'results',
        size,
      };
      if (!mayKeep(key)) return entry;
      memory.put(entry);
      const write = store.put(entry).then(() => {
        if (writes.get(key) === write) writes.delete(key);
      });
      writes.set(key, write);
      return entry;
    },
    written: async (key) => writes.get(key),
    invalidate: async (matches) => {
      const at = clock.now();
      invalidated = [...invalidated.filter((known) => known.at > at - INVALIDATION_MS), { matches, at }];
      memory.invalidate(matches);
      await store.invalidate(matches);
    },
    remove: async (matches) => {
      memory.remove(matches);
      await store.remove(matches);
    },
    subscribe: memory.subscribe,
  };
}
