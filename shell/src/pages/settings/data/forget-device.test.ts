/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOurs } from '../../../frame/forget/forget-tab.ts';
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
  // What the page stores while it is left.
  sessionStorage.setItem('tsugi.scroll-positions', '[]');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  // The page drops what it holds, as after a change of another tab.
  expect(told.mock.calls[0]?.[0]).toMatchObject({ key: null });
  own.close();
  foreign.close();
});

test('every name under which the product stores something is one that is forgotten', () => {
  const files = sourceFolders().flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('testing/'))
      .map((file) => join(folder, file)),
  );
  const names = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /localStor|sessionStor|localStore|sessionStore|pageStorage|indexedDB|openDB/.test(text))
    .flatMap((text) => [...text.matchAll(NAMED)].map(([, named, literal]) => named ?? literal ?? ''));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !isOurs(name))).toEqual([]);
});

/** A constant that names an item or a database, or a name where it is used. */
const NAMED =
  /const (?:NAME|\w*(?:KEY|PREFIX|OWNER|PARKED|MARK|PARTS|DATABASE)\w*) = '([^']+)'|(?:torage\??\.[gs]etItem|openDB|indexedDB\.open)\('([^']+)'/g;

function sourceFolders(): readonly string[] {
  const inside = (folder: string) => readdirSync(folder).map((name) => join(folder, name, 'src'));
  return ['shell/src', 'shell/boot', ...inside('shared'), ...inside('remotes')];
}
