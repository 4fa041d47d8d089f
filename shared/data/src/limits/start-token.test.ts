import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { connectSharedStates } from '../core/shared-state.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { parseBucket, withStartRequests } from './bucket-record.ts';
import { type BucketState, EMPTY_BUCKET, waitFor } from './bucket-state.ts';
import { LIMITS } from './limits.ts';
import { createSharedBucket } from './shared-bucket.ts';
import { bucketMirrorKey, startRequests, takeStartToken } from './start-token.ts';

const NOW = 1_800_000_000_000;

const stored = (state: object) => ({
  [bucketMirrorKey('tracker')]: JSON.stringify({ ...EMPTY_BUCKET, ...state }),
});
const recorded = (storage: Storage, source = 'tracker') => startRequests(storage, bucketMirrorKey(source));
const take = (storage: Storage | undefined, now = NOW) => takeStartToken(storage, 'tracker', now);

it('takes a token for the first request of a browser, and records it before the request is sent', () => {
  const storage = createMemoryStorage();
  expect(take(storage)).toBe(true);
  expect(recorded(storage)).toHaveLength(1);
  expect(recorded(storage, 'mal')).toEqual([]);
});

it.each([
  ['the minute is used up', { grants: Array<number>(30).fill(NOW - 50_000) }],
  ['five requests were sent just now', { grants: Array<number>(5).fill(NOW - 1_000) }],
  ['the service wants silence', { pausedUntil: NOW + 5_000, refusedAt: NOW - 1_000 }],
  ['the service allows fewer', { grants: Array<number>(12).fill(NOW - 50_000), limit: 12, limitAt: NOW }],
])('takes none while %s', (_what, state) => {
  const storage = createMemoryStorage(stored(state));
  expect(take(storage)).toBe(false);
  expect(recorded(storage)).toEqual([]);
});

it('counts the first requests of pages that were closed before their shell ran', () => {
  const storage = createMemoryStorage();
  const sent = Array.from({ length: 44 }, (_, index) => take(storage, NOW + index * 1_000));
  expect(sent.filter(Boolean)).toHaveLength(30);
  expect(sent.indexOf(false)).toBe(30);
  expect(take(storage, NOW + 61_001)).toBe(true);
});

it('tells requests of the same moment apart', () => {
  const storage = createMemoryStorage();
  expect([1, 2, 3, 4, 5, 6].map(() => take(storage))).toEqual([true, true, true, true, true, false]);
});

it('takes none where it cannot be recorded', () => {
  expect(take(undefined)).toBe(false);
  const full = createMemoryStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(take(full)).toBe(false);
});

it.each([['7'], ['null'], ['{"grants":7}'], ['{"broken']])(
  'leaves the request to the rate limiter when the copy is %s',
  (text) => {
    expect(take(createMemoryStorage({ [bucketMirrorKey('tracker')]: text }))).toBe(false);
  },
);

it('sends nothing that the rate limiter would delay', () => {
  const SOURCES = ['tracker', 'mal', 'themes'] as const;
  const ago = fc.array(fc.integer({ min: 0, max: 62_000 }), { maxLength: 95 });
  const recent = fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 18 });
  const elsewhere = fc.array(fc.constant(10_000), { maxLength: 20 });
  const states: fc.Arbitrary<BucketState> = fc.record(
    {
      grants: fc.tuple(ago, recent, elsewhere).map((lists) =>
        lists
          .flat()
          .map((ms) => NOW - ms)
          .sort((a, b) => a - b),
      ),
      pausedUntil: fc.constantFrom(0, NOW - 1_000, NOW + 1_000),
      limit: fc.integer({ min: 1, max: 95 }),
      limitAt: fc.constantFrom(NOW - 1_000, NOW - 3_600_000),
      refusedAt: fc.constant(NOW - 60_000),
    },
    { requiredKeys: ['grants', 'pausedUntil'] },
  );
  let taken = 0;
  fc.assert(
    fc.property(states, fc.constantFrom(...SOURCES), (state, source) => {
      const storage = createMemoryStorage({ [bucketMirrorKey(source)]: JSON.stringify(state) });
      if (!takeStartToken(storage, source, NOW)) return;
      taken += 1;
      expect(waitFor(state, LIMITS[source], NOW, 'interactive')).toBe(0);
      const known = parseBucket(state);
      const [name = ''] = recorded(storage, source);
      expect(withStartRequests(known ?? state, source, [name], NOW).grants).toContain(
        Number(name.split('/')[1]),
      );
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(100);
});

describe('the shared bucket', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  const clock = { now: () => NOW + 500, after: () => () => {} };
  const tab = (storage: Storage) =>
    createSharedBucket('tracker', connectSharedStates('tsugi-rate-limit'), storage, clock);

  it('contains what boot scripts have sent, once, and cleans up after them', async () => {
    const storage = createMemoryStorage();
    take(storage);
    take(storage, NOW - 100_000);
    const [one, other] = [tab(storage), tab(storage)];
    expect(one.peek().grants).toHaveLength(1);
    await Promise.all([one, other].map((bucket) => bucket.update((state) => state)));
    expect(recorded(storage)).toEqual([]);
    // A page that starts later in an open browser.
    take(storage);
    expect(other.peek().grants).toHaveLength(2);
    await one.update((state) => state);
    await other.update((state) => state);
    expect([one.peek().grants.length, other.peek().grants.length]).toEqual([2, 2]);
    expect(storage.length).toBe(1);
  });

  it('keeps them when its copy is written by a tab that has not seen them', async () => {
    const storage = createMemoryStorage();
    const open = tab(storage);
    await open.update((state) => state);
    take(storage);
    open.note((state) => ({ ...state, pausedUntil: NOW + 5_000 }));
    expect(open.peek()).toMatchObject({ grants: [expect.any(Number)], pausedUntil: NOW + 5_000 });
    await open.update((state) => state);
    expect(open.peek().grants).toHaveLength(1);
  });
});
