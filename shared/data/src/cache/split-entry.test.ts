import fc from 'fast-check';
import { type CacheEntry, ENTRY_SCHEMA } from './entry.ts';
import { isPartKey, joinEntry, splitEntry } from './split-entry.ts';

function entryOf(data: unknown, size: number): CacheEntry {
  return {
    cacheKey: 'anonymous/list/1/{"name":"#part/a"}',
    data,
    expires: 2,
    storedAt: 1,
    usedAt: 1,
    schema: ENTRY_SCHEMA,
    storeName: 'users',
    size,
  };
}

const LARGE = 40_000_000;
const longList = (length: number) => Array.from({ length }, (_, id) => ({ id, tags: ['a', null] }));

/** Reads the records of a split entry back. */
function joined(entry: CacheEntry, isGone: (key: string) => boolean = () => false) {
  const { head, parts } = splitEntry(entry, 'one');
  const records = new Map(parts.map((part) => [part.cacheKey, part]));
  return joinEntry(head, async (key) => (isGone(key) ? undefined : records.get(key)));
}

it('leaves a small entry, and a large one without long arrays, as one record', () => {
  for (const entry of [entryOf(longList(2_000), 1000), entryOf({ text: 'long' }, LARGE)]) {
    expect(splitEntry(entry, 'one')).toEqual({ head: entry, parts: [] });
  }
});

it('cuts a list of 20,000 entries into records of less than half a megabyte', () => {
  const entry = entryOf({ user: { id: 1 }, lists: [{ name: 'All', entries: longList(20_000) }] }, LARGE);
  const { head, parts } = splitEntry(entry, 'one');
  expect(parts).toHaveLength(100);
  expect(Math.max(...parts.map(({ size }) => size))).toBeLessThan(500_000);
  expect(head.data).toEqual({ user: { id: 1 }, lists: [{ name: 'All', entries: { $slices: [0, 100] } }] });
  expect(parts.every(({ cacheKey }) => isPartKey(cacheKey))).toBe(true);
  expect(isPartKey(entry.cacheKey)).toBe(false);
});

it('gives back what was split, in every form', async () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 'text', 7),
      fc.integer({ min: 0, max: 1_700 }).map(longList),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  await fc.assert(
    fc.asyncProperty(value, async (data) => {
      expect((await joined(entryOf(data, LARGE)))?.data).toEqual(data);
    }),
    { numRuns: 50 },
  );
});

it('gives nothing back when a part is gone', async () => {
  const entry = entryOf(longList(2_000), LARGE);
  expect(await joined(entry)).toMatchObject({ data: entry.data, storedAt: 1 });
  expect(await joined(entry, (key) => key.endsWith('/2'))).toBeUndefined();
});
