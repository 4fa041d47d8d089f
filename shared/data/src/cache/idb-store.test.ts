import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { DATABASE_NAMES } from './database-names.ts';
import { type CacheEntry, ENTRY_SCHEMA } from './entry.ts';
import { createIdbStore, type IdbStoreOptions } from './idb-store.ts';

let clock: FakeClock;
const onNotice = jest.fn();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = createFakeClock();
  onNotice.mockReset();
});

afterEach(() => {
  jest.restoreAllMocks();
});

function store(changes: Partial<IdbStoreOptions> = {}) {
  return createIdbStore({ clock, onNotice, ...changes });
}

function entry(cacheKey: string, changes: Partial<CacheEntry> = {}): CacheEntry {
  const now = clock.now();
  return {
    cacheKey,
    data: { of: cacheKey },
    expires: now + 1000,
    storedAt: now,
    usedAt: now,
    schema: ENTRY_SCHEMA,
    storeName: 'results',
    size: 10,
    ...changes,
  };
}

/** A request that never settles. */
function hangingRequest<R extends IDBRequest>(prototype: R): R {
  return Object.create(prototype, {
    addEventListener: { value: () => {} },
    removeEventListener: { value: () => {} },
  });
}

it('gives back what was put, also to a page that comes later', async () => {
  await store().put(entry('a'));
  await expect(store().get('results', 'a')).resolves.toEqual(entry('a'));
  await expect(store().get('results', 'b')).resolves.toBeUndefined();
  expect(onNotice).not.toHaveBeenCalled();
});

it('stores users in a database of their own', async () => {
  await store().put(entry('a', { storeName: 'users' }));
  await expect(store().get('results', 'a')).resolves.toBeUndefined();
  await expect(store().get('users', 'a')).resolves.toMatchObject({ cacheKey: 'a' });
});

it('does not read entries of another schema', async () => {
  await store().put(entry('a', { schema: ENTRY_SCHEMA + 1 }));
  await expect(store().get('results', 'a')).resolves.toBeUndefined();
});

it('sweeps what has expired, what has another schema, and then the least recently used', async () => {
  const swept = store({ maxEntries: 2 });
  const now = clock.now();
  await swept.put(entry('expired', { expires: now - 1, usedAt: now }));
  await swept.put(entry('other', { schema: 0, usedAt: now - 1 }));
  await swept.put(entry('old', { usedAt: now - 50 }));
  await swept.put(entry('older', { usedAt: now - 60 }));
  await swept.put(entry('new', { usedAt: now - 2 }));
  await swept.sweep();
  const database = await openDB(DATABASE_NAMES.results);
  await expect(database.getAllKeys('entries')).resolves.toEqual(['new']);
  database.close();
});

it('bounds the store by bytes too', async () => {
  const swept = store({ maxBytes: 25 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    await swept.put(entry(key, { usedAt: clock.now() - index }));
  }
  await swept.sweep();
  await expect(swept.get('results', 'b')).resolves.toBeDefined();
  await expect(swept.get('results', 'c')).resolves.toBeUndefined();
});

it('removes and invalidates by key, in both databases', async () => {
  const both = store();
  await both.put(entry('viewer/a'));
  await both.put(entry('viewer/b', { storeName: 'users' }));
  await both.put(entry('public/c'));
  await both.invalidate((key) => key.startsWith('public/'));
  await expect(both.get('results', 'public/c')).resolves.toMatchObject({ storedAt: 0 });
  await both.remove((key) => key.startsWith('viewer/'));
  await expect(both.get('results', 'viewer/a')).resolves.toBeUndefined();
  await expect(both.get('users', 'viewer/b')).resolves.toBeUndefined();
  await expect(both.get('results', 'public/c')).resolves.toBeDefined();
});

it('behaves as an empty store, with one notice, where the browser has no IndexedDB', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  const none = store();
  await none.put(entry('a'));
  await expect(none.get('results', 'a')).resolves.toBeUndefined();
  await none.sweep();
  await none.remove(() => true);
  expect(onNotice).toHaveBeenCalledTimes(1);
});

it('makes a database anew that cannot be opened', async () => {
  const open = indexedDB.open.bind(indexedDB);
  let failures = 1;
  jest.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    failures -= 1;
    if (failures >= 0) throw new DOMException('Internal error opening backing store', 'UnknownError');
    return open(name, version);
  });
  const mended = store();
  await mended.put(entry('a'));
  await expect(mended.get('results', 'a')).resolves.toBeDefined();
  expect(onNotice).not.toHaveBeenCalled();
});

it('makes a database anew that lacks what it should have', async () => {
  const damaged = await openDB(DATABASE_NAMES.results, 2);
  damaged.close();
  const mended = store();
  await mended.put(entry('a'));
  await expect(mended.get('results', 'a')).resolves.toBeDefined();
  expect(onNotice).not.toHaveBeenCalled();
});

it('continues in memory, with one notice, when another tab blocks the database', async () => {
  // Never settles, as when an older tab does not close its connection.
  jest.spyOn(indexedDB, 'open').mockImplementation(() => hangingRequest(IDBOpenDBRequest.prototype));
  const blocked = store({ timeoutMs: 5000 });
  const reading = blocked.get('results', 'a');
  const writing = blocked.put(entry('a'));
  await clock.advance(4999);
  expect(onNotice).not.toHaveBeenCalled();
  await clock.advance(1);
  await expect(Promise.all([reading, writing])).resolves.toEqual([undefined, undefined]);
  expect(onNotice).toHaveBeenCalledTimes(1);
});

/** An older tab whose connection closes only with the tab. */
function olderTab() {
  return openDB(DATABASE_NAMES.results, 1, {
    upgrade: (database) => void database.createObjectStore('entries', { keyPath: 'cacheKey' }),
  });
}

it('writes what was queued while a slow database opened', async () => {
  const older = await olderTab();
  const slow = store({ timeoutMs: 5000 });
  const writing = slow.put(entry('a'));
  await clock.advance(4000);
  older.close();
  await writing;
  await expect(slow.get('results', 'a')).resolves.toMatchObject({ cacheKey: 'a' });
  await expect(store().get('results', 'a')).resolves.toBeDefined();
  expect(onNotice).not.toHaveBeenCalled();
});

it('uses a database again that responds after the timeout', async () => {
  const older = await olderTab();
  const slow = store({ timeoutMs: 5000 });
  const writing = slow.put(entry('a'));
  await clock.advance(5000);
  await writing;
  await expect(slow.get('results', 'a')).resolves.toBeUndefined();
  older.close();
  // It has its turn behind everything that waits for the opening.
  await slow.remove(() => false);
  await expect(slow.get('results', 'a')).resolves.toBeDefined();
  await slow.put(entry('b'));
  await expect(store().get('results', 'b')).resolves.toBeDefined();
  expect(onNotice).toHaveBeenCalledTimes(1);
});

it('evicts the less recently used half once when the disk is full', async () => {
  const full = store();
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) {
    await full.put(entry(key, { usedAt: clock.now() - index }));
  }
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await full.put(entry('new'));
  const cached = await Promise.all(['a', 'b', 'c', 'd', 'new'].map((key) => full.get('results', key)));
  expect(cached.map((one) => one?.cacheKey)).toEqual(['a', 'b', undefined, undefined, 'new']);
  expect(onNotice).not.toHaveBeenCalled();
});

it('does not wait for a database that hangs, and asks it no more', async () => {
  const hanging = store({ timeoutMs: 5000 });
  await hanging.put(entry('a'));
  const get = jest
    .spyOn(IDBObjectStore.prototype, 'get')
    .mockImplementation(() => hangingRequest(IDBRequest.prototype));
  const reading = hanging.get('results', 'a');
  await clock.advance(5000);
  await expect(reading).resolves.toBeUndefined();
  await expect(hanging.get('results', 'a')).resolves.toBeUndefined();
  expect(get).toHaveBeenCalledTimes(1);
  expect(onNotice).toHaveBeenCalledTimes(1);
});

it('stays under the size limit while a page stays open', async () => {
  const bounded = store({ maxEntries: 20 });
  for (let index = 0; index < 200; index += 1) await bounded.put(entry(`a${index}`));
  const database = await openDB(DATABASE_NAMES.results);
  await expect(database.count('entries')).resolves.toBe(20);
  database.close();
});

it('begins empty when an older release left another form', async () => {
  const older = await openDB(DATABASE_NAMES.results, 1, {
    upgrade: (database) => void database.createObjectStore('entries', { keyPath: 'cacheKey' }),
  });
  await older.put('entries', entry('a'));
  older.close();
  const upgraded = store();
  await expect(upgraded.get('results', 'a')).resolves.toBeUndefined();
  await upgraded.put(entry('b'));
  await upgraded.sweep();
  await expect(upgraded.get('results', 'b')).resolves.toBeDefined();
  expect(onNotice).not.toHaveBeenCalled();
});

it('stops writing and says so once when the disk is full, and still reads', async () => {
  const full = store();
  await full.put(entry('a'));
  const failing = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await full.put(entry('b'));
  await full.put(entry('c'));
  // Once, and once more after making room; then never again.
  expect(failing).toHaveBeenCalledTimes(2);
  expect(onNotice).toHaveBeenCalledTimes(1);
  failing.mockRestore();
  await full.put(entry('d'));
  await expect(full.get('results', 'd')).resolves.toBeUndefined();
});

it('steps aside for a newer version that another tab brings', async () => {
  const old = store();
  await old.put(entry('a'));
  const newer = await openDB(DATABASE_NAMES.results, 3);
  expect(newer.version).toBe(3);
  newer.close();
});

describe('a large list', () => {
  const LARGE = 40_000_000;
  const list = (length: number, word = 'a') => Array.from({ length }, (_, id) => ({ id, word }));
  const large = (changes: Partial<CacheEntry> = {}) =>
    entry('list', { storeName: 'users', data: { entries: list(1_200) }, size: LARGE, ...changes });
  const recordKeys = async () => {
    const database = await openDB(DATABASE_NAMES.users);
    const keys = await database.getAllKeys('entries');
    database.close();
    return keys;
  };

  it('is written in several records, and read as one', async () => {
    await store().put(large());
    await expect(store().get('users', 'list')).resolves.toMatchObject({
      data: large().data,
      storedAt: clock.now(),
    });
    expect(await recordKeys()).toHaveLength(7);
  });

  it('leaves no record of the time before', async () => {
    const users = store();
    await users.put(large());
    await users.put(large({ data: { entries: list(600, 'b') } }));
    await expect(users.get('users', 'list')).resolves.toMatchObject({ data: { entries: list(600, 'b') } });
    expect(await recordKeys()).toHaveLength(4);
    await users.put(large({ data: { entries: [] }, size: 10 }));
    expect(await recordKeys()).toEqual(['list']);
  });

  it('stays in memory only when it is far larger than any real list', async () => {
    await store().put(large({ size: 200_000_001 }));
    expect(await store().get('users', 'list')).toBeUndefined();
  });

  it('is invalidated and removed as a whole', async () => {
    const users = store();
    await users.put(large());
    await users.invalidate((key) => key.startsWith('list'));
    await expect(users.get('users', 'list')).resolves.toMatchObject({ data: large().data, storedAt: 0 });
    await users.remove((key) => key.startsWith('list'));
    expect(await recordKeys()).toEqual([]);
  });

  it('stays where several of them are swept', async () => {
    const users = store();
    for (const name of ['one', 'other', 'third']) await users.put({ ...large(), cacheKey: name });
    await users.sweep();
    for (const name of ['one', 'other', 'third']) expect(await users.get('users', name)).toBeDefined();
  });
});
