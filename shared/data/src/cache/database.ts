import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { StoreName } from '../core/cache-rule.ts';
import { whenLost } from '../core/database-connection.ts';
import { errorName } from '../core/error-name.ts';
import { DATABASE_NAMES } from './database-names.ts';
import type { CacheEntry } from './entry.ts';

export interface CacheSchema extends DBSchema {
  entries: {
    key: string;
    value: CacheEntry;
    /** `byUse` holds `[usedAt, size, schema]`: all that a sweep reads. */
    indexes: { expires: number; byUse: [number, number, number] };
  };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

export type WritableEntries = IDBPObjectStore<CacheSchema, ['entries'], 'entries', 'readwrite'>;

const DATABASE_VERSION = 2;

export interface OpenOptions {
  /** The connection is gone (closed by another tab's upgrade, or by the browser): open anew next time. */
  readonly onLost: () => void;
}

/**
 * Opens one database; a damaged one is deleted and made anew once. Rejects when the browser offers none. It may take as
 * long as the disk does, or as long as a tab of an older release keeps the database open.
 */
export async function openDatabase(storeName: StoreName, options: OpenOptions): Promise<CacheDatabase> {
  try {
    return await open(storeName, options);
  } catch (error) {
    if (isHopeless(error)) throw error;
    await deleteDB(DATABASE_NAMES[storeName]);
    return await open(storeName, options);
  }
}

async function open(storeName: StoreName, { onLost }: OpenOptions): Promise<CacheDatabase> {
  const database = await openDB<CacheSchema>(DATABASE_NAMES[storeName], DATABASE_VERSION, {
    upgrade(database) {
      // Everything can be fetched again: another version begins empty.
      for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
      const entries = database.createObjectStore('entries', { keyPath: 'cacheKey' });
      entries.createIndex('expires', 'expires');
      entries.createIndex('byUse', ['usedAt', 'size', 'schema']);
    },
    ...whenLost(onLost),
  });
  if (database.objectStoreNames.contains('entries')) return database;
  database.close();
  throw new DOMException('The database lacks its entries', 'DataError');
}

/** Private modes without storage, and a newer version on disk, are not mended by deleting. */
function isHopeless(error: unknown): boolean {
  return ['SecurityError', 'InvalidStateError', 'VersionError', 'ReferenceError'].includes(errorName(error));
}
