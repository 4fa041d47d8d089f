import type { Page } from '@playwright/test';

/** Keys or values of a store in the page's IndexedDB; none where there is no such database, and never makes one. */
export function readStore(
  page: Page,
  name: string,
  store: string,
  what: 'getAll' | 'getAllKeys',
): Promise<readonly unknown[]> {
  return page.evaluate(
    async ([name, store, what]) => {
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open(name));
      try {
        const entries = database.transaction(store).objectStore(store);
        return what === 'getAll' ? await done(entries.getAll()) : await done(entries.getAllKeys());
      } finally {
        database.close();
      }
    },
    [name, store, what] as const,
  );
}
