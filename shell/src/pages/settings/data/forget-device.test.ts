/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { forgetDevice } from './forget-device.ts';

// jsdom has none, and fake-indexeddb needs it.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
jest.mock('../../../base-url.ts', () => ({ baseUrl: new URL('http://localhost/tsugi/') }));

function request<T>(of: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    of.onsuccess = () => resolve(of.result);
    of.onerror = () => reject(of.error);
  });
}

async function makeDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('s');
  const database = await request(opening);
  await request(database.transaction('s', 'readwrite').objectStore('s').put('value', 'key'));
  return database;
}

const countIn = (database: IDBDatabase) => request(database.transaction('s').objectStore('s').count());

test('everything of the product is deleted, also what another tab has open, and nothing of others', async () => {
  localStorage.setItem('access_token', 't');
  localStorage.setItem('tsugi.settings', '{}');
  localStorage.setItem('tsugi:outbox:user-1/1', '{}');
  localStorage.setItem('other-app', 'stays');
  sessionStorage.setItem('tsugi.return-to', '/');
  const own = await makeDatabase('tsugi-results');
  const foreign = await makeDatabase('other-app');
  const removed: string[] = [];
  const names = [
    'tsugi-pictures',
    'workbox-precache-v2-http://localhost/tsugi/',
    'workbox-precache-v2-http://localhost/',
  ];
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => names, delete: async (name: string) => removed.push(name) },
  });
  const unregister = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ unregister }) },
  });
  const told = jest.fn();
  addEventListener('storage', told);

  // jsdom navigates nowhere, and says so.
  const navigation = jest.spyOn(console, 'error').mockImplementation(() => {});
  await forgetDevice();
  expect(navigation).toHaveBeenCalledTimes(1);
  navigation.mockRestore();

  expect({ ...localStorage }).toEqual({ 'other-app': 'stays' });
  expect(sessionStorage).toHaveLength(0);
  // The connection above is that of another tab.
  expect(await countIn(own)).toBe(0);
  expect(await countIn(foreign)).toBe(1);
  expect(removed).toEqual(['tsugi-pictures', 'workbox-precache-v2-http://localhost/tsugi/']);
  expect(unregister).toHaveBeenCalled();
  // The page drops what it holds, as after a change of another tab.
  expect(told.mock.calls[0]?.[0]).toMatchObject({ key: null });
  own.close();
  foreign.close();
});
