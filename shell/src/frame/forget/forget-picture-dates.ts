/** Workbox's database of the last use of each cached file, by which it deletes the oldest. */
const DATABASE = 'workbox-expiration';
const STORE = 'cache-entries';

/** Deletes the entries of pictures, which contain their URLs. Resolves also when there is no database. */
export function forgetPictureDates(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    // No database yet: aborting leaves its creation to Workbox.
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
