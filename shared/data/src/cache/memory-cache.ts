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
  // A Map keeps insertion order: re-inserting on use puts the least recently used first.
  const entries = new Map<string, CacheEntry>();
  /** Its queries and how many entries each has, in the same order. */
  const queries = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  let bytes = 0;
  /** The list of a page takes at most half: what else was seen stays at hand beside it. */
  const costOf = ({ size }: CacheEntry) => Math.min(size, maxBytes / 2);

  const drop = (key: string): CacheEntry | undefined => {
    const entry = entries.get(key);
    if (entry) {
      const query = queryOf(key);
      const left = (queries.get(query) ?? 0) - 1;
      bytes -= costOf(entry);
      entries.delete(key);
      queries.delete(query);
      if (left > 0) queries.set(query, left);
    }
    return entry;
  };

  const insert = (entry: CacheEntry) => {
    const query = queryOf(entry.cacheKey);
    const count = queries.get(query) ?? 0;
    entries.set(entry.cacheKey, entry);
    queries.delete(query);
    queries.set(query, count + 1);
    bytes += costOf(entry);
  };

  const remove = (matches: (key: string) => boolean) => {
    for (const key of [...entries.keys()]) if (matches(key)) drop(key);
  };

  return {
    get: (key) => {
      const entry = drop(key);
      if (entry) insert(entry);
      return entry;
    },
    put: (entry) => {
      const { cacheKey } = entry;
      drop(cacheKey);
      insert(entry);
      while (
        entries.size > 1 &&
        (queries.size > maxQueries || entries.size > maxEntries || bytes > maxBytes)
      ) {
        const [oldest = ''] = queries.keys();
        // Of a list that is too long alone its last pages stay.
        if (queries.size > 1) remove((key) => queryOf(key) === oldest);
        else drop([...entries.keys()][0] ?? '');
      }
      for (const listener of [...(listeners.get(cacheKey) ?? [])]) listener();
    },
    invalidate: (matches) => {
      for (const [key, entry] of entries) if (matches(key)) entries.set(key, { ...entry, storedAt: 0 });
    },
    remove,
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    size: () => entries.size,
  };
}

/** The same for all pages of a list. Keys end with the JSON of the variables. */
function queryOf(key: string): string {
  return key.replace(/(?<=[{,])"page":\d+/, '');
}
