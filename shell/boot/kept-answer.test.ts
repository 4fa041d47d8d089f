/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { readKept } from './kept-answer.ts';

const NOW = 1_000_000;

/** Opens the cache's database as the data layer would; `blocked` hears of a connection that stands in the way. */
function open(
  version: number,
  upgrade: (fresh: IDBDatabase) => void,
  blocked = () => {},
): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tsugi-results', version);
    opening.onupgradeneeded = () => upgrade(opening.result);
    opening.onblocked = blocked;
    opening.onsuccess = () => resolve(opening.result);
  });
}

async function keep(key: string, data: unknown): Promise<void> {
  const database = await open(2, (fresh) => fresh.createObjectStore('entries', { keyPath: 'cacheKey' }));
  const transaction = database.transaction('entries', 'readwrite');
  transaction.objectStore('entries').put({ cacheKey: key, data });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

const note = (text: string) => localStorage.setItem('tsugi.kept', text);

beforeEach(() => {
  localStorage.clear();
  indexedDB.deleteDatabase('tsugi-results');
});

it('reads the answer that was noted under the name of the question, and tells whether it is fresh', async () => {
  await keep('public/things/1/{}', [1, 2]);
  note(JSON.stringify({ question: [NOW + 1, 'public/things/1/{}'] }));
  const kept = readKept('question', NOW);
  expect(kept?.isFresh).toBe(true);
  await expect(kept?.read()).resolves.toEqual([1, 2]);
  expect(readKept('question', NOW + 1)?.isFresh).toBe(false);
  expect(readKept('another', NOW)).toBeUndefined();
});

it('stands in nobody’s way: a newer version of the database is made at once after a reading', async () => {
  await keep('key', 1);
  note(JSON.stringify({ question: [NOW + 1, 'key'] }));
  await readKept('question', NOW)?.read();
  const blocked = jest.fn();
  (await open(3, () => {}, blocked)).close();
  expect(blocked).not.toHaveBeenCalled();
});

it('answers nothing for an answer that has been cleared away', async () => {
  await keep('another', 1);
  note(JSON.stringify({ question: [NOW + 1, 'key'] }));
  await expect(readKept('question', NOW)?.read()).resolves.toBeUndefined();
});

it('makes no database where there is none', async () => {
  note(JSON.stringify({ question: [NOW + 1, 'key'] }));
  await expect(readKept('question', NOW)?.read()).rejects.toBeDefined();
  await expect(indexedDB.databases()).resolves.toEqual([]);
});

it('rejects for a database of another form', async () => {
  (await open(2, () => {})).close();
  note(JSON.stringify({ question: [NOW + 1, 'key'] }));
  await expect(readKept('question', NOW)?.read()).rejects.toThrow();
});

it.each(['{"broken', '{"question":1000001}', 'null', ''])('knows nothing from the note %s', (text) => {
  note(text);
  expect(readKept('question', NOW)).toBeUndefined();
});
