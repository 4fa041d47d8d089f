/** Object stores: reminders by `key`, times at which they were shown by their key, sources by `remote`. */
const STORES = ['reminders', 'shown', 'sources'] as const;
export type ReminderStore = (typeof STORES)[number];

const NAME = 'tsugi-reminders';
const VERSION = 1;

/**
 * Runs a transaction over stores of the reminders, and resolves once it is committed. Transactions over a store run one after the
 * other, also those of other tabs and of the service worker. Without IndexedDB it rejects.
 */
export async function inTransaction<T>(
  mode: IDBTransactionMode,
  stores: readonly ReminderStore[],
  run: (store: (name: ReminderStore) => IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(stores, mode);
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    // A failure of `run` is the one that callers see.
    committed.catch(() => undefined);
    const result = await run((name) => transaction.objectStore(name));
    await committed;
    return result;
  } finally {
    // A connection that stays open would block a later version of the product in another tab.
    database.close();
  }
}

/** The result of one request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('reminders', { keyPath: 'key' });
    database.createObjectStore('shown');
    database.createObjectStore('sources', { keyPath: 'remote' });
  };
  return resultOf(request);
}

export const ALL_STORES: readonly ReminderStore[] = STORES;
