/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { readKept } from './kept-answer.ts';
import { keep, openStore } from './testing/kept-store.ts';

const NOW = 1_000_000;

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
  (await openStore(3, undefined, blocked)).close();
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
  (await openStore(2)).close();
  note(JSON.stringify({ question: [NOW + 1, 'key'] }));
  await expect(readKept('question', NOW)?.read()).rejects.toThrow();
});

it.each(['{"broken', '{"question":1000001}', 'null', ''])('knows nothing from the note %s', (text) => {
  note(text);
  expect(readKept('question', NOW)).toBeUndefined();
});
