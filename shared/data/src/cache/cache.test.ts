import { stableJson } from '@tsugi/platform/json';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createCache } from './cache.ts';
import type { CacheEntry } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import { createMemoryCache } from './memory-cache.ts';

const NOW = createFakeClock().now();
const RULE = { type: 'default', expiresInSeconds: 60 } as const;

function setUp(mayKeep: (key: string) => boolean = () => true) {
  const clock = createFakeClock();
  const stored = new Map<string, CacheEntry>();
  const store = {
    get: jest.fn<ReturnType<EntryStore['get']>, Parameters<EntryStore['get']>>(async (_store, key) =>
      stored.get(key),
    ),
    put: jest.fn<Promise<void>, [CacheEntry]>(async (entry) => void stored.set(entry.cacheKey, entry)),
    invalidate: jest.fn<Promise<void>, [(key: string) => boolean]>(async () => {}),
    remove: jest.fn<Promise<void>, [(key: string) => boolean]>(async () => {}),
    sweep: jest.fn<Promise<void>, []>(async () => {}),
  };
  return { clock, store, stored, cache: createCache({ clock, memory: createMemoryCache(), store, mayKeep }) };
}

it('reads from memory without reading the store', async () => {
  const { cache, store } = setUp();
  cache.write('a', RULE, { value: 1, storedAt: NOW }, 8);
  expect(cache.peek('a')?.data).toBe(1);
  await expect(cache.read('results', 'a')).resolves.toMatchObject({ data: 1 });
  expect(store.get).not.toHaveBeenCalled();
});

it('says when a response is in the store, and of several writes when the last one is', async () => {
  const { cache, store } = setUp();
  const ends: (() => void)[] = [];
  store.put.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  const log: string[] = [];
  await cache.written('a');
  cache.write('a', RULE, { value: 1, storedAt: NOW }, 8);
  cache.write('a', RULE, { value: 2, storedAt: NOW }, 8);
  void cache.written('a').then(() => log.push('written'));
  ends[0]?.();
  await settle();
  expect(log).toEqual([]);
  ends[1]?.();
  await settle();
  expect(log).toEqual(['written']);
});

it('brings what the store has into memory, and notes that it was used', async () => {
  const { cache, store, stored, clock } = setUp();
  cache.write('a', RULE, { value: 1, storedAt: NOW }, 8);
  await clock.advance(7_200_000);
  const later = createCache({ clock, memory: createMemoryCache(), store, mayKeep: () => true });
  await later.read('results', 'a');
  expect(later.peek('a')?.data).toBe(1);
  expect(stored.get('a')?.usedAt).toBe(clock.now());
});

it('does not let an older stored response replace one that arrived meanwhile', async () => {
  const { cache, store, stored } = setUp();
  cache.write('a', RULE, { value: 'stored', storedAt: NOW }, 8);
  const old = stored.get('a');
  const fresh = createCache({
    clock: createFakeClock(),
    memory: createMemoryCache(),
    store: { ...store, get: async () => old },
    mayKeep: () => true,
  });
  const reading = fresh.read('results', 'a');
  fresh.write('a', RULE, { value: 'newer', storedAt: NOW }, 8);
  await expect(reading).resolves.toMatchObject({ data: 'newer' });
  await settle();
});

it('stores nothing for a user who has signed out', () => {
  const { cache, store } = setUp((key) => !key.startsWith('gone/'));
  cache.write('gone/a', RULE, { value: 1, storedAt: NOW }, 8);
  expect(cache.peek('gone/a')).toBeUndefined();
  expect(store.put).not.toHaveBeenCalled();
});

it('makes invalidated responses stale', async () => {
  const { cache, store } = setUp();
  cache.write('a', RULE, { value: 1, storedAt: NOW }, 8);
  await cache.invalidate((key) => key === 'a');
  expect(cache.peek('a')).toMatchObject({ data: 1, storedAt: 0 });
  expect(store.invalidate).toHaveBeenCalledTimes(1);
});

const memoryEntry = (cacheKey: string, size = 10) =>
  ({
    cacheKey,
    size,
    data: 0,
    expires: 0,
    storedAt: 0,
    usedAt: 0,
    schema: 1,
    storeName: 'results',
  }) as const;

it('evicts the least recently used first, by number and by size', () => {
  const memory = createMemoryCache(2, 100, 100);
  memory.put(memoryEntry('a'));
  memory.put(memoryEntry('b'));
  memory.get('a');
  memory.put(memoryEntry('c'));
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('a')).toBeDefined();
  memory.put(memoryEntry('large', 99));
  expect(memory.size()).toBe(2);
  const bySize = createMemoryCache(100, 10, 100);
  for (const name of 'abcdef') bySize.put(memoryEntry(name, 20));
  expect([bySize.get('a'), bySize.size()]).toEqual([undefined, 5]);
  // However large it is, half of what was seen stays beside it.
  bySize.put(memoryEntry('large', 1_000));
  expect([bySize.get('c'), bySize.get('d')?.size, bySize.size()]).toEqual([undefined, undefined, 3]);
});

it('keeps all pages of a list as long as one of them, and its last ones when it alone is too long', () => {
  const page = (page: number, q = 'moon') => `public/search/1/${stableJson({ page, perPage: 28, q })}`;
  const memory = createMemoryCache(2, 5);
  for (const number of [1, 2, 3]) memory.put(memoryEntry(page(number)));
  memory.put(memoryEntry('media'));
  expect([memory.size(), memory.get(page(1))?.size]).toEqual([4, 10]);
  // The page of the product that was left longest ago makes room for the next one, whatever was asked first.
  memory.put(memoryEntry('character'));
  expect([memory.get('media'), memory.get(page(3))?.size, memory.size()]).toEqual([undefined, 10, 4]);
  memory.get('character');
  memory.put(memoryEntry('staff'));
  expect([memory.get(page(1)), memory.get(page(3)), memory.size()]).toEqual([undefined, undefined, 2]);
  for (let number = 1; number <= 9; number += 1) memory.put(memoryEntry(page(number, '"page":1')));
  expect([4, 5, 9].map((number) => memory.get(page(number, '"page":1')) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
  expect(memory.size()).toBe(5);
});

it('stores a list of 20,000 entries on the device, and most other responses in memory', () => {
  const { cache, stored } = setUp();
  const list = ['a list of 35 MB'];
  cache.write('small', RULE, { value: 'small', storedAt: NOW }, 8);
  cache.write('list', { ...RULE, storeName: 'users' }, { value: list, storedAt: NOW }, 35_000_000);
  expect(stored.get('list')?.data).toBe(list);
  expect(cache.peek('list')?.data).toBe(list);
  expect(cache.peek('small')?.data).toBe('small');
});

it('holds the last 60 queries of a long visit, and a list of 5,000 results', () => {
  const memory = createMemoryCache();
  for (let number = 1; number <= 1_000; number += 1) memory.put(memoryEntry(`media ${number}`, 12_000));
  expect(memory.size()).toBe(60);
  expect([memory.get('media 940'), memory.get('media 941')?.size]).toEqual([undefined, 12_000]);
  const list = (page: number) => `public/search/1/${stableJson({ page })}`;
  for (let page = 1; page <= 179; page += 1) memory.put(memoryEntry(list(page), 14_000));
  memory.put(memoryEntry('the page of a result', 12_000));
  for (let page = 1; page <= 179; page += 1) expect(memory.get(list(page))).toBeDefined();
});
