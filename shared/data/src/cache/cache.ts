import type { CacheRule, StoreName } from '../core/cache-rule.ts';
import type { Answer } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { type CacheEntry, ENTRY_SCHEMA } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import type { MemoryCache } from './memory-cache.ts';

/** Memory in front of the durable store. */
export interface Cache {
  /** From memory only, at once. Expired entries too. */
  readonly peek: (key: string) => CacheEntry | undefined;
  /** From memory, else from the store (and then into memory). Expired entries too: the caller looks at `expires`. */
  readonly read: (storeName: StoreName, key: string) => Promise<CacheEntry | undefined>;
  /** Keeps an answer and answers the entry. The durable part goes on behind. */
  readonly write: (
    key: string,
    rule: Exclude<CacheRule, { type: 'no-store' }>,
    result: Pick<Answer, 'value' | 'storedAt' | 'missing'>,
    /** In bytes, roughly. */
    size: number,
  ) => CacheEntry;
  /** Marks answers as no longer current: they still show, and are asked for again where they are shown next. */
  readonly invalidate: (matches: (key: string) => boolean) => Promise<void>;
  readonly remove: (matches: (key: string) => boolean) => Promise<void>;
  readonly subscribe: MemoryCache['subscribe'];
}

export interface CacheOptions {
  readonly clock: Clock;
  readonly memory: MemoryCache;
  readonly store: EntryStore;
  /** False for the keys of somebody who has signed out: an answer that comes late is then not kept. */
  readonly mayKeep: (key: string) => boolean;
}

/** How far `usedAt` may lag behind before it is written again. */
const USED_AT_STEP_MS = 3_600_000;

/** No request takes longer than this. */
const OUTDATED_MS = 60_000;

export function createCache({ clock, memory, store, mayKeep }: CacheOptions): Cache {
  /** What was outdated lately: answers that were asked for before and come after it are no better. */
  let outdated: { readonly matches: (key: string) => boolean; readonly at: number }[] = [];
  return {
    peek: memory.get,
    read: async (storeName, key) => {
      const kept = memory.get(key);
      if (kept) return kept;
      const stored = await store.get(storeName, key);
      // While the store was read, a newer answer may have come.
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
        storedAt: outdated.some(({ matches, at }) => at > storedAt && matches(key)) ? 0 : storedAt,
        usedAt: now,
        schema: ENTRY_SCHEMA,
        storeName: rule.storeName ?? 'results',
        size,
      };
      if (!mayKeep(key)) return entry;
      memory.put(entry);
      void store.put(entry);
      return entry;
    },
    invalidate: async (matches) => {
      const at = clock.now();
      outdated = [...outdated.filter((known) => known.at > at - OUTDATED_MS), { matches, at }];
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
