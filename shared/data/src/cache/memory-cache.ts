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
  const listeners = new Map<string, Set<() => void>>();
  let bytes = 0;
  /** The list of a page takes at most half: what else was seen stays at hand beside it. */
  const costOf = ({ size }: CacheEntry) => Math.min(size, maxBytes / 2);

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry) bytes -= costOf(entry);
    entries.delete(key);
  };

  const remove = (matches: (key: string) => boolean) => {
    for (const key of [...entries.keys()]) if (matches(key)) drop(key);
  };

  const makeRoom = () => {
    const keys = [...entries.keys()];
    // The most recently used first.
    const queries = [...new Set(keys.reverse().map(queryOf))];
    if (queries.length <= maxQueries && keys.length <= maxEntries && bytes <= maxBytes) return;
    const oldest = queries.at(-1);
    if (queries.length > 1) remove((key) => queryOf(key) === oldest);
    // Of a list that is too long alone its last pages stay.
    else if (keys.length > 1) drop(keys.at(-1) ?? '');
    else return;
    makeRoom();
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put: (entry) => {
      drop(entry.cacheKey);
      entries.set(entry.cacheKey, entry);
      bytes += costOf(entry);
      makeRoom();
      for (const listener of [...(listeners.get(entry.cacheKey) ?? [])]) listener();
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
