import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { connectSharedStates } from '../core/shared-state.ts';
import { settle } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { recordRequest } from './bucket-state.ts';
import { createSharedBucket } from './shared-bucket.ts';

const NOW = 1_800_000_000_000;
const CLOCK = { now: () => NOW, after: () => () => {} };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function tab(storage: Storage | undefined = createMemoryStorage()) {
  return createSharedBucket('tracker', connectSharedStates('tsugi-rate-limit'), storage, CLOCK);
}

it('loses none of the changes that tabs make at the same time', async () => {
  const tabs = [tab(), tab(), tab(), tab()];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      tabs[index % 4]?.update((state) => recordRequest(state, NOW + index)),
    ),
  );
  for (const one of tabs) await one.update((state) => state);
  expect(tabs.map((one) => one.peek().grants.length)).toEqual([40, 40, 40, 40]);
});

it('is known to a new tab, or to the same one after a reload, without waiting', async () => {
  const storage = createMemoryStorage();
  await tab(storage).update((state) => recordRequest(state, NOW));
  expect(tab(storage).peek().grants).toEqual([NOW]);
});

it('shows a noted change at once, and shares it', async () => {
  const storage = createMemoryStorage();
  const one = tab(storage);
  one.note((state) => recordRequest(state, NOW));
  expect(one.peek().grants).toEqual([NOW]);
  const other = tab(storage);
  await other.update((state) => state);
  expect(other.peek().grants).toEqual([NOW]);
});

it('always contains a noted change, also while an earlier one is being shared', async () => {
  const one = tab();
  const earlier = one.update((state) => recordRequest(state, NOW));
  one.note((state) => ({ ...state, pausedUntil: NOW + 1000 }));
  await earlier;
  expect(one.peek()).toMatchObject({ grants: [NOW], pausedUntil: NOW + 1000 });
});

it('counts a noted change once where there is no database', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  const one = tab();
  one.note((state) => recordRequest(state, NOW));
  await one.update((state) => state);
  expect(one.peek().grants).toEqual([NOW]);
});

it('continues with the copy in localStorage where there is no database', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  const storage = createMemoryStorage();
  const [one, other] = [tab(storage), tab(storage)];
  await one.update((state) => recordRequest(state, NOW));
  await other.update((state) => recordRequest(state, NOW + 1));
  expect(one.peek().grants).toEqual([NOW, NOW + 1]);
});

it('takes a damaged copy for none', async () => {
  const storage = createMemoryStorage({ 'tsugi:rate-limit:tracker': '{"grants":7}' });
  const one = tab(storage);
  expect(one.peek().grants).toEqual([]);
  await settle();
});

it('does not wait for a database that hangs, and asks it no more', async () => {
  jest.useFakeTimers();
  const connect = jest.fn(() => new Promise<undefined>(() => {}));
  const storage = createMemoryStorage();
  const bucket = createSharedBucket('tracker', connect, storage, CLOCK);
  const updates = [1000, 1001].map((at) => bucket.update((state) => recordRequest(state, at)));
  await jest.advanceTimersByTimeAsync(4_000);
  await Promise.all(updates);
  await bucket.update((state) => recordRequest(state, 1002));
  expect(bucket.peek().grants).toHaveLength(3);
  expect(connect).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
