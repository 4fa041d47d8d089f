/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { openDatabase, storeInDatabase } from './cache-database.ts';
import { readFromDatabase } from './read-from-database.ts';

beforeEach(() => {
  indexedDB.deleteDatabase('tsugi-results');
});

it('reads what stands under the key', async () => {
  await storeInDatabase('public/things/1/{}', [1, 2]);
  await expect(readFromDatabase('public/things/1/{}')).resolves.toEqual([1, 2]);
});

it('does not block a newer version of the database', async () => {
  await storeInDatabase('key', 1);
  await readFromDatabase('key');
  const blocked = jest.fn();
  (await openDatabase(3, undefined, blocked)).close();
  expect(blocked).not.toHaveBeenCalled();
});

it('gives undefined for what has been cleared away', async () => {
  await storeInDatabase('another', 1);
  await expect(readFromDatabase('key')).resolves.toBeUndefined();
});

it('creates no database', async () => {
  await expect(readFromDatabase('key')).rejects.toBeDefined();
  await expect(indexedDB.databases()).resolves.toEqual([]);
});

it('rejects for a database of another form', async () => {
  (await openDatabase(2)).close();
  await expect(readFromDatabase('key')).rejects.toThrow();
});
