import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createOverlay } from './create-overlay.ts';

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  let partition = 'viewer-a';
  const tab = () => createOverlay({ clock, storage, partition: () => partition });
  return { clock, storage, tab, signInAs: (next: string) => (partition = next) };
}

it('lies over answers that were given before the change, and not over newer ones', async () => {
  const { clock, tab } = setUp();
  const overlay = tab();
  const before = clock.now() - 1;
  overlay.lay('media', 1, { isFavourite: true }, false);
  expect(overlay.lookup('media', 1, before)).toEqual({ isFavourite: true });
  expect(overlay.lookup('media', 2, before)).toBeUndefined();
  expect(overlay.lookup('character', 1, before)).toBeUndefined();
  await clock.advance(1000);
  expect(overlay.lookup('media', 1, clock.now())).toBeUndefined();
});

it('also covers newer answers while the change is on its way', async () => {
  const { clock, tab } = setUp();
  const overlay = tab();
  overlay.lay('media', 1, { isFavourite: true }, true);
  overlay.lay('media', 1, { mediaListEntry: null }, false);
  await clock.advance(1000);
  expect(overlay.lookup('media', 1, clock.now())).toEqual({ isFavourite: true });
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
  const overlay = tab();
  overlay.lay('media', 1, { isFavourite: true, mediaListEntry: null }, false);
  overlay.lift('media', 1, ['isFavourite']);
  expect(overlay.lookup('media', 1, clock.now() - 1)).toEqual({ mediaListEntry: null });
  overlay.lift('media', 1, ['mediaListEntry']);
  expect(overlay.lookup('media', 1, clock.now() - 1)).toBeUndefined();
});

it('shows the confirmed change again when a later one on top of it is taken back', async () => {
  const { clock, tab } = setUp();
  const overlay = tab();
  const before = clock.now() - 1;
  overlay.lay('media', 1, { progress: 8 }, false);
  await clock.advance(1000);
  overlay.lay('media', 1, { progress: 9 }, true);
  overlay.lay('media', 1, { progress: 10 }, true);
  overlay.lift('media', 1, ['progress']);
  expect(overlay.lookup('media', 1, before)).toEqual({ progress: 8 });
  // As old as it was: a newer answer knows it.
  expect(overlay.lookup('media', 1, before + 500)).toBeUndefined();
});

it('leaves nothing of an account that signs out', () => {
  const { clock, storage, tab, signInAs } = setUp();
  const overlay = tab();
  overlay.lay('media', 1, { isFavourite: true }, false);
  signInAs('viewer-b');
  overlay.clear('viewer-a');
  expect(overlay.lookup('media', 1, clock.now() - 1)).toBeUndefined();
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
    createOverlay({
      clock: createFakeClock(clock.now() + ms),
      storage,
      partition: () => 'viewer-a',
    }).lookup('media', 1, readAt);
  expect(later(-40)).toEqual({ isFavourite: true });
  expect(later(-11_000)).toBeUndefined();
});
