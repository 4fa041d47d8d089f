import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { connectSharedStates } from '../core/shared-state.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { bucketMirrorKey, firstRequests, takeFirstToken } from './bucket-record.ts';
import { EMPTY_BUCKET } from './bucket-state.ts';
import { createSharedBucket } from './shared-bucket.ts';

const NOW = 1_800_000_000_000;

const stored = (state: object) => ({
  [bucketMirrorKey('tracker')]: JSON.stringify({ ...EMPTY_BUCKET, ...state }),
});
const take = (storage: Storage | undefined, now = NOW) => takeFirstToken(storage, 'tracker', now);

it('takes a token for the first request of a browser, and records it before the request is sent', () => {
  const storage = createMemoryStorage();
  expect(take(storage)).toBe(true);
  expect(firstRequests(storage, 'tracker')).toHaveLength(1);
  expect(firstRequests(storage, 'mal')).toEqual([]);
});

it.each([
  ['the minute is used up', { grants: Array<number>(30).fill(NOW - 50_000) }],
  ['five requests were sent just now', { grants: Array<number>(5).fill(NOW - 1_000) }],
  ['the service wants silence', { pausedUntil: NOW + 5_000, refusedAt: NOW - 1_000 }],
  ['the service allows fewer', { grants: Array<number>(12).fill(NOW - 50_000), limit: 12, limitAt: NOW }],
])('takes none while %s', (_what, state) => {
  const storage = createMemoryStorage(stored(state));
  expect(take(storage)).toBe(false);
  expect(firstRequests(storage, 'tracker')).toEqual([]);
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

it.each([
  ['7', true],
  ['null', true],
  ['{"grants":7}', true],
  // Written by no release: the rate limiter writes a new one.
  ['{"broken', false],
])('takes a token beside the copy %s: %s', (text, isTaken) => {
  expect(take(createMemoryStorage({ [bucketMirrorKey('tracker')]: text }))).toBe(isTaken);
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
    expect(firstRequests(storage, 'tracker')).toEqual([]);
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
