import type { Page } from '@playwright/test';

/** Keys of all answers in the page's IndexedDB; never creates a database. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const existing = (await indexedDB.databases()).map(({ name }) => name);
    const names = ['tsugi-results', 'tsugi-users'].filter((name) => existing.includes(name));
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const keys = names.map(async (name) => {
      const database = await done(indexedDB.open(name));
      try {
        return await done(database.transaction('entries').objectStore('entries').getAllKeys());
      } finally {
        database.close();
      }
    });
    return (await Promise.all(keys)).flat().map(String);
  });
}
