import type { StoreName } from '../core/cache-rule.ts';
import type { CacheEntry } from './entry.ts';

/** The durable side of the cache. No method ever rejects: a store that fails behaves as an empty one. */
export interface EntryStore {
  /** As slow as the disk. */
  readonly get: (storeName: StoreName, key: string) => Promise<CacheEntry | undefined>;
  readonly put: (entry: CacheEntry) => Promise<void>;
  /** Sets `storedAt` to 0, so that entries are fetched again. */
  readonly invalidate: (matches: (key: string) => boolean) => Promise<void>;
  /** Removes every entry whose key the test accepts, in all stores. */
  readonly remove: (matches: (key: string) => boolean) => Promise<void>;
  /** Drops what has expired or has another schema, then the least recently used above the bound. */
  readonly sweep: () => Promise<void>;
}
