import { t } from '@tsugi/i18n/macro';
import type { StoreName } from '../core/cache-rule.ts';
import type { Clock } from '../core/clock.ts';
import { errorName } from '../core/error-name.ts';
import { createSharedTimeout, type SharedTimeout } from '../core/shared-timeout.ts';
import { type CacheDatabase, openDatabase, type WritableEntries } from './database.ts';
import { type CacheEntry, ENTRY_SCHEMA } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import { isPartKey, joinEntry, partRange, splitEntry, staleParts } from './split-entry.ts';

export interface IdbStoreOptions {
  readonly clock: Clock;
  /** Called once, with a sentence for the user, when responses can no longer be stored on this device. */
  readonly onNotice: (message: string) => void;
  readonly maxEntries?: number;
  /** Of each database; four times as many for the lists of users. */
  readonly maxBytes?: number;
  /** A database that does not respond within this time is skipped until it responds. */
  readonly timeoutMs?: number;
}

const STORES: readonly StoreName[] = ['results', 'users'];

type Bounds = Required<Pick<IdbStoreOptions, 'maxEntries' | 'maxBytes'>>;

/** Larger entries stay in memory only. */
const MAX_STORED_BYTES: Readonly<Record<StoreName, number>> = { results: 30_000_000, users: 200_000_000 };

/** A list of 20,000 entries has about 35 MB; a comparison shows several. */
const USERS_FACTOR = 4;

/** Responses that are written between two sweeps. */
const SWEEP_EVERY = 200;

/**
 * The cache's IndexedDB side. Each database is opened once, and not again after a failure. One that is only
 * slow is used as soon as it opens; writes are queued until then.
 */
export function createIdbStore(options: IdbStoreOptions): EntryStore {
  const { clock, maxEntries = 3000, maxBytes = 80_000_000, timeoutMs = 8000 } = options;
  const connections = new Map<StoreName, Promise<CacheDatabase | undefined>>();
  let noticed = false;
  let puts = 0;
  let mayWrite = true;

  const notice = () => {
    if (!noticed)
      options.onNotice(t`Pages cannot be kept on this device for offline reading; everything else works.`);
    noticed = true;
  };
  const degrade = (): undefined => {
    mayWrite = false;
    notice();
  };
  const silences: Readonly<Record<StoreName, SharedTimeout>> = {
    results: createSharedTimeout(clock, timeoutMs, notice),
    users: createSharedTimeout(clock, timeoutMs, notice),
  };

  const connect = (storeName: StoreName): Promise<CacheDatabase | undefined> => {
    const known = connections.get(storeName);
    if (known) return known;
    const opening = openDatabase(storeName, { onLost: () => connections.delete(storeName) }).catch(degrade);
    connections.set(storeName, opening);
    return opening;
  };

  /** Runs against the database; a failure gives undefined, and "no room" or "broken" is reported once. */
  const attempt = async <T>(
    storeName: StoreName,
    run: (database: CacheDatabase) => Promise<T>,
  ): Promise<T | undefined> => {
    const database = await connect(storeName);
    if (!database) return undefined;
    try {
      return await run(database);
    } catch (error) {
      const name = errorName(error);
      // The connection was closed under us: the next call opens a new one.
      if (name === 'InvalidStateError') connections.delete(storeName);
      else degrade();
      return undefined;
    }
  };

  const sweepStore = (storeName: StoreName, bounds: Bounds): Promise<unknown> =>
    attempt(storeName, async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      const entries = transaction.store;
      for (const key of await entries.index('expires').getAllKeys(IDBKeyRange.upperBound(clock.now()))) {
        await entries.delete(key);
      }
      let bytes = 0;
      let count = 0;
      // From the most recently used on: entries beyond the limits are deleted.
      let cursor = await entries.index('byUse').openKeyCursor(null, 'prev');
      while (cursor) {
        const [, size, schema] = cursor.key;
        bytes += size;
        count += 1;
        if (schema !== ENTRY_SCHEMA || count > bounds.maxEntries || bytes > bounds.maxBytes)
          await entries.delete(cursor.primaryKey);
        cursor = await cursor.continue();
      }
      await transaction.done;
    });

  const sweep = async (bounds: Bounds): Promise<void> => {
    for (const storeName of STORES) {
      const factor = storeName === 'users' ? USERS_FACTOR : 1;
      await sweepStore(storeName, { ...bounds, maxBytes: bounds.maxBytes * factor });
    }
  };

  /** A full disk: the less recently used half makes room, once. When that is not enough, nothing is written any more. */
  const putOrMakeRoom = async (database: CacheDatabase, entry: CacheEntry): Promise<void> => {
    try {
      await database.put('entries', entry);
    } catch (error) {
      if (errorName(error) !== 'QuotaExceededError') throw error;
      const count = await database.count('entries');
      await sweep({ maxEntries: Math.floor(count / 2), maxBytes: Number.POSITIVE_INFINITY });
      await database.put('entries', entry);
    }
  };

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

  /** For single entries. While the database is silent nothing more is asked of it, so that no queries pile up. */
  const unlessTimedOut = async <T>(
    storeName: StoreName,
    run: (database: CacheDatabase) => Promise<T>,
  ): Promise<T | undefined> =>
    silences[storeName].isOver() ? undefined : silences[storeName].wait(attempt(storeName, run));

  /** The parts first: an entry counts only when its head stands, and then all of it stands. */
  const putInParts = async (entry: CacheEntry): Promise<void> => {
    const { storeName, cacheKey } = entry;
    const { head, parts } = splitEntry(entry, crypto.randomUUID());
    for (const record of [...parts, head]) {
      const isWritten = await unlessTimedOut(storeName, async (database) => {
        await putOrMakeRoom(database, record);
        return true;
      });
      if (!isWritten) return;
    }
    await unlessTimedOut(storeName, async (database) => {
      const keys = await database.getAllKeys('entries', IDBKeyRange.bound(...partRange(cacheKey)));
      for (const key of staleParts(keys, cacheKey, head.parts?.id)) await database.delete('entries', key);
    });
  };

  void connect('results');

  return {
    get: async (storeName, key) => {
      const read = (name: string) => unlessTimedOut(storeName, (database) => database.get('entries', name));
      const head = await read(key);
      return head?.schema === ENTRY_SCHEMA ? joinEntry(head, read) : undefined;
    },
    put: async (entry) => {
      if (!mayWrite || entry.size > MAX_STORED_BYTES[entry.storeName]) return;
      await putInParts(entry);
      puts += 1;
      // A page that stays open for days stays under the size limit too.
      if (puts % SWEEP_EVERY === 0) await sweep({ maxEntries, maxBytes });
    },
    invalidate: (matches) =>
      forEachMatch(matches, async (entries, key) => {
        // The age of an entry is that of its head.
        if (isPartKey(key)) return;
        const entry = await entries.get(key);
        if (entry) await entries.put({ ...entry, storedAt: 0 });
      }),
    remove: (matches) => forEachMatch(matches, (entries, key) => entries.delete(key)),
    sweep: () => sweep({ maxEntries, maxBytes }),
  };
}
