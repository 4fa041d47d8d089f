/** Opens the cache's database as the data layer would; `onBlocked` hears of a connection that stands in the way. */
export function openDatabase(
  version: number,
  upgrade: (fresh: IDBDatabase) => void = () => {},
  onBlocked = () => {},
): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tsugi-results', version);
    opening.onupgradeneeded = () => upgrade(opening.result);
    opening.onblocked = onBlocked;
    opening.onsuccess = () => resolve(opening.result);
  });
}

/** Puts data into the cache's database. */
export async function storeInDatabase(key: string, data: unknown): Promise<void> {
  const database = await openDatabase(2, (fresh) =>
    fresh.createObjectStore('entries', { keyPath: 'cacheKey' }),
  );
  const transaction = database.transaction('entries', 'readwrite');
  transaction.objectStore('entries').put({ cacheKey: key, data });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
