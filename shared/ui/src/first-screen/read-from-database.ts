/**
 * Data that the data layer has stored, as its operation decoded it.
 * @returns undefined when it has been cleared away. Rejects when there is no such database or it may not be read
 */
export function readFromDatabase(cacheKey: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tsugi-results');
    // There is none any more: only the data layer creates it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction('entries').objectStore('entries').get(cacheKey);
        reading.onerror = reject;
        reading.onsuccess = () => resolve(reading.result?.data);
      } catch (error) {
        reject(error);
      }
      // Takes effect after the reading; until then it would block a newer version.
      database.close();
    };
  });
}
