/** The worker's own list of when each stored file was last used, of which Workbox makes the oldest go first. */
const DATABASE = 'workbox-expiration';
const STORE = 'cache-entries';

/** Takes the stored pictures off the worker's list, which names their addresses. Resolves also where there is none. */
export function forgetPictureDates(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    // There is none, and only the worker knows how to make one.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(STORE)) {
        database.close();
        resolve();
        return;
      }
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      const dates = transaction.objectStore(STORE);
      const finding = dates.index('cacheName').getAllKeys('tsugi-pictures');
      finding.onsuccess = () => {
        for (const key of finding.result) dates.delete(key);
        database.close();
      };
    };
  });
}
