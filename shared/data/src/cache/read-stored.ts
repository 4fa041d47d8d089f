import type { StoreName } from '../core/cache-rule.ts';
import { DATABASE_NAMES } from './database-names.ts';
import { type CacheEntry, ENTRY_SCHEMA } from './entry.ts';
import { joinEntry } from './split-entry.ts';

/**
 * Reads one stored response from a worker, without the data layer. Undefined when it is not there, when a part of it is
 * gone, or when the browser offers no database. Never makes a database.
 */
export async function readStored(
  storeName: StoreName,
  key: string,
): Promise<Pick<CacheEntry, 'data' | 'storedAt' | 'missing'> | undefined> {
  const database = await open(DATABASE_NAMES[storeName]);
  if (!database) return undefined;
  try {
    // One transaction for all records: each costs more than a read.
    const entries = database.transaction('entries').objectStore('entries');
    // The store holds cache entries only.
    const read = (name: string) => done(entries.get(name)) as Promise<CacheEntry | undefined>;
    const head = await read(key);
    return head?.schema === ENTRY_SCHEMA ? await joinEntry(head, read) : undefined;
  } catch {
    // A damaged or closing database: the response is requested.
    return undefined;
  } finally {
    database.close();
  }
}

/** Whether a response is stored, without reading it. */
export async function hasStored(storeName: StoreName, key: string): Promise<boolean> {
  const database = await open(DATABASE_NAMES[storeName]);
  if (!database) return false;
  try {
    return (await done(database.transaction('entries').objectStore('entries').count(key))) > 0;
  } catch {
    // As above.
    return false;
  } finally {
    database.close();
  }
}

async function open(name: string): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(name);
    // A database that is not there would be made, without its store.
    request.onupgradeneeded = () => request.transaction?.abort();
    const database = await done(request);
    database.onversionchange = () => database.close();
    if (database.objectStoreNames.contains('entries')) return database;
    database.close();
    return undefined;
  } catch {
    // No such database, or none at all in this browser's mode.
    return undefined;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
