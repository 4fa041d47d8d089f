import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { forgetPictureDates } from './forget-picture-dates.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Workbox's database with files of two caches. */
function makeList(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('workbox-expiration', 1);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('cache-entries', { keyPath: 'id' });
      store.createIndex('cacheName', 'cacheName', { unique: false });
      store.createIndex('timestamp', 'timestamp', { unique: false });
      for (const [cacheName, url] of [
        ['tsugi-pictures', 'https://pictures.example/face.png'],
        ['tsugi-remotes', 'https://remote.example/a.js'],
        ['tsugi-pictures', 'https://pictures.example/cover.png'],
      ]) {
        store.add({ id: `${cacheName}|${url}`, cacheName, url, timestamp: 1 });
      }
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

function urlsIn(database: IDBDatabase): Promise<string[]> {
  return new Promise((resolve) => {
    const reading = database.transaction('cache-entries').objectStore('cache-entries').getAll();
    reading.onsuccess = () => resolve(reading.result.map(({ url }) => url));
  });
}

it('creates no database', async () => {
  await forgetPictureDates();
  await expect(indexedDB.databases()).resolves.toEqual([]);
});

it('deletes the entries of pictures, and leaves those of other files', async () => {
  const database = await makeList();
  await forgetPictureDates();
  await expect(urlsIn(database)).resolves.toEqual(['https://remote.example/a.js']);
});
