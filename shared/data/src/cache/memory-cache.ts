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
 * Evicts the least recently used when there are more than `maxEntries` or more than `maxBytes`. A page leaves one to three entries of
 * about 12 KB each: these are the last 70 to 100 pages, or 5,000 results of a search with 28 on a page. Older ones are read from the
 * device.
 */
export function createMemoryCache(maxEntries = 200, maxBytes = 24_000_000): MemoryCache {
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
      for (const key of entries.keys()) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break;
        if (key !== entry.cacheKey) drop(key);
      }
      for (const listener of [...(listeners.get(entry.cacheKey) ?? [])]) listener();
    },
    invalidate: (matches) => {
      for (const [key, entry] of entries) if (matches(key)) entries.set(key, { ...entry, storedAt: 0 });
    },
    remove: (matches) => {
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
    size: () => entries.size,
  };
}
