import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { hasOutboxDatabase } from './has-outbox-database.ts';
import { ID_NAME, type OutboxRecord, openOutboxDatabase } from './outbox-database.ts';

const A = 'tsugi:outbox:user-1/1';
const record = (text: string): OutboxRecord => ({ name: A, text });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('reads and writes in one transaction, and not at all when what is written cannot be told', async () => {
  const database = openOutboxDatabase();
  await database.exchange(async (id, all) => {
    expect([id, await all()]).toEqual([undefined, []]);
    return new Map([
      [ID_NAME, { name: ID_NAME, text: 'first' }],
      [A, record('1')],
    ]);
  });
  const failed = database.exchange(async () => {
    throw new TypeError('no');
  });
  await expect(failed).rejects.toThrow('no');
  await database.exchange(async (id, all) => {
    expect([id, await all()]).toEqual(['first', [record('1')]]);
    return new Map([[A, undefined]]);
  });
  await openOutboxDatabase().exchange(async (_id, all) => {
    expect(await all()).toEqual([]);
    return new Map();
  });
});

it('steps aside when the database is deleted, and makes a new one', async () => {
  const database = openOutboxDatabase();
  await database.exchange(async () => new Map([[A, record('1')]]));
  await new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase('tsugi-outbox');
    deletion.onsuccess = () => resolve();
    deletion.onblocked = () => reject(new Error('blocked'));
  });
  await database.exchange(async (id, all) => {
    expect([id, await all()]).toEqual([undefined, []]);
    return new Map();
  });
});

it('is there once something was written, or where the browser cannot say', async () => {
  expect(await hasOutboxDatabase()).toBe(false);
  await openOutboxDatabase().exchange(async () => new Map([[A, record('1')]]));
  expect(await hasOutboxDatabase()).toBe(true);
  globalThis.indexedDB = {} as IDBFactory;
  expect(await hasOutboxDatabase()).toBe(true);
});
