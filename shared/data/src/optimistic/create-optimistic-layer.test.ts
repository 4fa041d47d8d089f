import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createOptimisticLayer } from './create-optimistic-layer.ts';

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  let partition = 'viewer-a';
  const tab = () => createOptimisticLayer({ clock, storage, partition: () => partition });
  return { clock, storage, tab, signInAs: (next: string) => (partition = next) };
}

it('lies over answers that were given before the change, and not over newer ones', async () => {
  const { clock, tab } = setUp();
  const optimistic = tab();
  const before = clock.now() - 1;
  optimistic.lay('media', 1, { isFavourite: true }, false);
  expect(optimistic.lookup('media', 1, before)).toEqual({ isFavourite: true });
  expect(optimistic.lookup('media', 2, before)).toBeUndefined();
  expect(optimistic.lookup('character', 1, before)).toBeUndefined();
  await clock.advance(1000);
  expect(optimistic.lookup('media', 1, clock.now())).toBeUndefined();
});

it('also covers newer answers while the change is on its way', async () => {
  const { clock, tab } = setUp();
  const optimistic = tab();
  optimistic.lay('media', 1, { isFavourite: true }, true);
  optimistic.lay('media', 1, { mediaListEntry: null }, false);
  await clock.advance(1000);
  expect(optimistic.lookup('media', 1, clock.now())).toEqual({ isFavourite: true });
});

it('survives a reload, and shows in another tab', () => {
  const { clock, tab } = setUp();
  const [one, other] = [tab(), tab()];
  const told = jest.fn();
  other.subscribe(told);
  one.lay('media', 1, { isFavourite: true }, true);
  other.reload();
  expect(told).toHaveBeenCalledTimes(1);
  expect(other.lookup('media', 1, clock.now() - 1)).toEqual({ isFavourite: true });
  expect(tab().lookup('media', 1, clock.now() - 1)).toEqual({ isFavourite: true });
});

it('takes members off again, one by one', () => {
  const { clock, tab } = setUp();
  const optimistic = tab();
  optimistic.lay('media', 1, { isFavourite: true, mediaListEntry: null }, false);
  optimistic.lift('media', 1, ['isFavourite']);
  expect(optimistic.lookup('media', 1, clock.now() - 1)).toEqual({ mediaListEntry: null });
  optimistic.lift('media', 1, ['mediaListEntry']);
  expect(optimistic.lookup('media', 1, clock.now() - 1)).toBeUndefined();
});

it('shows the confirmed change again when a later one on top of it is taken back', async () => {
  const { clock, tab } = setUp();
  const optimistic = tab();
  const before = clock.now() - 1;
  optimistic.lay('media', 1, { progress: 8 }, false);
  await clock.advance(1000);
  optimistic.lay('media', 1, { progress: 9 }, true);
  optimistic.lay('media', 1, { progress: 10 }, true);
  optimistic.lift('media', 1, ['progress']);
  expect(optimistic.lookup('media', 1, before)).toEqual({ progress: 8 });
  // As old as it was: a newer answer knows it.
  expect(optimistic.lookup('media', 1, before + 500)).toBeUndefined();
});

it('leaves nothing of an account that signs out', () => {
  const { clock, storage, tab, signInAs } = setUp();
  const optimistic = tab();
  optimistic.lay('media', 1, { isFavourite: true }, false);
  signInAs('viewer-b');
  optimistic.clear('viewer-a');
  expect(optimistic.lookup('media', 1, clock.now() - 1)).toBeUndefined();
  expect(storage.length).toBe(0);
});

it('takes damaged storage for none', () => {
  const { storage, tab } = setUp();
  storage.setItem('tsugi:changes:viewer-a', '[["media:1"],{"');
  expect(tab().lookup('media', 1, 0)).toBeUndefined();
});

it('covers when the clock of the next page is a little behind, and no longer when it was set back', () => {
  const { clock, storage, tab } = setUp();
  const readAt = clock.now() - 20_000;
  tab().lay('media', 1, { isFavourite: true }, false);
  const later = (ms: number) =>
    createOptimisticLayer({
      clock: createFakeClock(clock.now() + ms),
      storage,
      partition: () => 'viewer-a',
    }).lookup('media', 1, readAt);
  expect(later(-40)).toEqual({ isFavourite: true });
  expect(later(-11_000)).toBeUndefined();
});
