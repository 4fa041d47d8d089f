import type { StoreName } from '../core/cache-rule.ts';
import type { Clock } from '../core/clock.ts';
import { type CacheDatabase, openDatabase, type WritableEntries } from './database.ts';
import { ENTRY_SCHEMA } from './entry.ts';
import type { EntryStore } from './entry-store.ts';

export interface IdbStoreOptions {
  readonly clock: Clock;
  /** Told once, in a sentence for the reader, when answers can no longer be kept on this device. */
  readonly onNotice: (message: string) => void;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  readonly blockedAfterMs?: number;
}

const STORES: readonly StoreName[] = ['results', 'users'];

const NOTICE = 'Pages cannot be kept on this device for offline reading; everything else works.';

/** The cache's IndexedDB side. Each database is opened once and early, and left alone after it failed. */
export function createIdbStore(options: IdbStoreOptions): EntryStore {
  const { clock, maxEntries = 3000, maxBytes = 80_000_000, blockedAfterMs = 3000 } = options;
  const connections = new Map<StoreName, Promise<CacheDatabase | undefined>>();
  let noticed = false;
  let mayWrite = true;

  const degrade = (): undefined => {
    mayWrite = false;
    if (!noticed) options.onNotice(NOTICE);
    noticed = true;
  };

  const connect = (storeName: StoreName): Promise<CacheDatabase | undefined> => {
    const known = connections.get(storeName);
    if (known) return known;
    const opening = openDatabase(storeName, {
      blockedAfterMs,
      onLost: () => connections.delete(storeName),
    }).catch(degrade);
    connections.set(storeName, opening);
    return opening;
  };

  /** Runs against the database; a failure answers undefined, and one that means "no room" or "broken" is told once. */
  const attempt = async <T>(
    storeName: StoreName,
    run: (database: CacheDatabase) => Promise<T>,
  ): Promise<T | undefined> => {
    const database = await connect(storeName);
    if (!database) return undefined;
    try {
      return await run(database);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      // The connection was closed under us: the next call opens a new one.
      if (name === 'InvalidStateError') connections.delete(storeName);
      else degrade();
      return undefined;
    }
  };

  const sweepStore = (storeName: StoreName): Promise<unknown> =>
    attempt(storeName, async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      const entries = transaction.store;
      for (const key of await entries.index('expires').getAllKeys(IDBKeyRange.upperBound(clock.now()))) {
        await entries.delete(key);
      }
      let bytes = 0;
      let count = 0;
      // From the most recently used on: what does not fit any more goes.
      let cursor = await entries.index('usedAt').openCursor(null, 'prev');
      while (cursor) {
        bytes += cursor.value.size;
        count += 1;
        if (cursor.value.schema !== ENTRY_SCHEMA || count > maxEntries || bytes > maxBytes)
          await cursor.delete();
        cursor = await cursor.continue();
      }
      await transaction.done;
    });

  const forEachMatch = async (
    matches: (key: string) => boolean,
    run: (entries: WritableEntries, key: string) => Promise<void>,
  ): Promise<void> => {
    for (const storeName of STORES) {
      await attempt(storeName, async (database) => {
        const transaction = database.transaction('entries', 'readwrite');
        for (const key of await transaction.store.getAllKeys()) {
          if (matches(key)) await run(transaction.store, key);
        }
        await transaction.done;
      });
    }
  };

  void connect('results');

  return {
    get: (storeName, key) =>
      attempt(storeName, async (database) => {
        const entry = await database.get('entries', key);
        return entry?.schema === ENTRY_SCHEMA ? entry : undefined;
      }),
    put: async (entry) => {
      if (mayWrite) await attempt(entry.storeName, (database) => database.put('entries', entry));
    },
    outdate: (matches) =>
      forEachMatch(matches, async (entries, key) => {
        const entry = await entries.get(key);
        if (entry) await entries.put({ ...entry, storedAt: 0 });
      }),
    remove: (matches) => forEachMatch(matches, (entries, key) => entries.delete(key)),
    sweep: async () => {
      for (const storeName of STORES) await sweepStore(storeName);
    },
  };
}
