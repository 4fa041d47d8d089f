import type { CacheEntry } from './entry.ts';

export interface MemoryCache {
  /** The entry, whatever its age; it counts as used. */
  readonly get: (key: string) => CacheEntry | undefined;
  readonly put: (entry: CacheEntry) => void;
  /** Sets `storedAt` to 0. */
  readonly invalidate: (matches: (key: string) => boolean) => void;
  readonly remove: (matches: (key: string) => boolean) => void;
  /** Calls back whenever this key gets another entry. */
  readonly subscribe: (key: string, listener: () => void) => () => void;
  readonly size: () => number;
}

/**
 * Evicts what was least recently used when there are more than `maxQueries`, more than `maxEntries` or more than `maxBytes`. The pages of a
 * list count as one query, and leave together: a way back to it needs all of them. A page of the product asks one to three queries of
 * about 12 KB each: these are those of the last 30 pages at least. Older ones are read from the device.
 */
export function createMemoryCache(maxQueries = 60, maxEntries = 200, maxBytes = 12_000_000): MemoryCache {
  // Maps keep insertion order: re-inserting on use puts the least recently used first.
  const queries = new Map<string, Map<string, CacheEntry>>();
  const listeners = new Map<string, Set<() => void>>();
  let bytes = 0;
  let size = 0;
  /** The list of a page takes at most half: what else was seen stays at hand beside it. */
  const costOf = (entry: CacheEntry) => Math.min(entry.size, maxBytes / 2);

  const drop = (key: string) => {
    const query = queryOf(key);
    const entries = queries.get(query);
    const entry = entries?.get(key);
    if (!entries || !entry) return;
    bytes -= costOf(entry);
    size -= 1;
    entries.delete(key);
    if (entries.size === 0) queries.delete(query);
  };

  const insert = (entry: CacheEntry) => {
    const query = queryOf(entry.cacheKey);
    const entries = queries.get(query) ?? new Map<string, CacheEntry>();
    queries.delete(query);
    queries.set(query, entries);
    entries.delete(entry.cacheKey);
    entries.set(entry.cacheKey, entry);
  };

  const isFull = () => queries.size > maxQueries || size > maxEntries || bytes > maxBytes;

  /** The query that has grown stays; of a list that is too long alone its last pages do. */
  const makeRoom = (grown: string) => {
    while (isFull()) {
      const [[query, entries] = [grown, undefined]] = queries;
      const [oldest, ...others] = entries?.keys() ?? [];
      if (oldest === undefined || (query === grown && others.length === 0)) return;
      drop(oldest);
      if (query !== grown) for (const other of others) drop(other);
    }
  };

  return {
    get: (key) => {
      const entry = queries.get(queryOf(key))?.get(key);
      if (entry) insert(entry);
      return entry;
    },
    put: (entry) => {
      drop(entry.cacheKey);
      insert(entry);
      bytes += costOf(entry);
      size += 1;
      makeRoom(queryOf(entry.cacheKey));
      for (const listener of [...(listeners.get(entry.cacheKey) ?? [])]) listener();
    },
    invalidate: (matches) => {
      for (const entries of queries.values())
        for (const [key, entry] of entries) if (matches(key)) entries.set(key, { ...entry, storedAt: 0 });
    },
    remove: (matches) => {
      for (const entries of [...queries.values()])
        for (const key of [...entries.keys()]) if (matches(key)) drop(key);
    },
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    size: () => size,
  };
}

/** The same for all pages of a list. Keys end with the JSON of the variables. */
function queryOf(key: string): string {
  return key.replace(/(?<=[{,])"page":\d+/, '');
}
