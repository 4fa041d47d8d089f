import { localStore, removeItem, writeItem } from '@tsugi/platform/store';
import { baseUrl } from '../../../base-url.ts';
import { clearItems, isOurs, leaveForgotten } from '../../../frame/forget/forget-tab.ts';
import { FORGOTTEN_KEY } from '../../../frame/forget/forgotten-key.ts';

/** Deletes all that the product has stored in this browser, and begins anew as on a first visit, in every open tab. */
export async function forgetDevice(): Promise<void> {
  clearItems();
  // The page as well: it sends nothing of what was waiting, and deletes what it holds of the account.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await Promise.allSettled([clearDatabases(), deleteCaches(), removeWorker(), navigator.clearAppBadge?.()]);
  // What the page has stored meanwhile.
  clearItems();
  writeItem(localStore(), FORGOTTEN_KEY, String(Date.now()));
  removeItem(localStore(), FORGOTTEN_KEY);
  leaveForgotten();
}

/** They are emptied first: one that another tab has open cannot be deleted before that tab closes it. */
async function clearDatabases(): Promise<void> {
  const known = (await indexedDB.databases?.()) ?? [];
  await Promise.allSettled(
    known.map(async ({ name = '' }) => {
      if (!isOurs(name)) return;
      await emptyDatabase(name);
      indexedDB.deleteDatabase(name);
    }),
  );
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) {
        database.close();
        resolve();
        return;
      }
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}

async function deleteCaches(): Promise<void> {
  // Caches are missing outside secure contexts.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  // Workbox names its cache of the shell's files by the scope of the worker.
  const own = names.filter((name) => isOurs(name) || name.endsWith(baseUrl.href));
  await Promise.all(own.map((name) => caches.delete(name)));
}

async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(baseUrl);
  // What reminders have shown of somebody's lists stays on the screen otherwise.
  for (const notification of (await registration?.getNotifications?.().catch(() => [])) ?? [])
    notification.close();
  await registration?.unregister();
}
