import { ApiError } from '../api-error.ts';
import type { Clock } from '../core/clock.ts';
import { createOptimisticLayer } from '../optimistic/create-optimistic-layer.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { favouriteMutation } from './definitions/favourite-mutation.ts';
import type { Members } from './mutation-definition.ts';
import { createMutationQueue, type SendWay } from './mutation-queue.ts';
import { createOutbox } from './outbox.ts';

const channel = favouriteMutation('anime', 7);
const NONE = { isFavourite: false, favourites: 10 };
const MARKED = { isFavourite: true, favourites: 11 };

/** A browser with one service behind it, and as many pages as are opened. */
function openBrowser() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const locks = createFakeLocks();
  const partition = () => 'viewer-a';
  let truth: Members | ApiError = { isFavourite: false, favourites: null };
  const checks: string[] = [];
  const toggles: { readonly page: string; readonly way: SendWay }[] = [];
  const openPage = (pageId: string) => {
    const own = locks.page();
    let isGone = false;
    const pageClock: Clock = {
      now: clock.now,
      // The timers of a page go with it.
      after: (ms, run) => clock.after(ms, () => !isGone && run()),
    };
    const optimistic = createOptimisticLayer({ clock, storage, partition });
    const writer = createMutationQueue({
      clock: pageClock,
      optimistic,
      journal: createOutbox({ clock, storage, locks: own, partition, pageId }),
      onNotice: jest.fn(),
      serverValueOf: async () => {
        checks.push(pageId);
        if (truth instanceof ApiError) throw truth;
        return truth;
      },
      send: (way) => () => {
        toggles.push({ page: pageId, way });
        // No answer comes unless a test says so.
        return new Promise(() => {}) as never;
      },
    });
    const shown = () => optimistic.lookup('media', 7, clock.now() + 1);
    const close = () => {
      isGone = true;
      own.close();
    };
    return { writer, close, shown, toggle: () => writer.change(channel, NONE, MARKED) };
  };
  return {
    clock,
    storage,
    openPage,
    checks,
    toggles,
    have: (next: Members | ApiError) => {
      truth = next;
    },
  };
}

it('is taken up by a later page when its own went before it was sent', async () => {
  const { clock, openPage, toggles } = openBrowser();
  const first = openPage('first');
  first.toggle();
  first.close();
  const second = openPage('second');
  // It shows from the very beginning, over every answer.
  expect(second.shown()).toEqual(MARKED);
  await clock.advance(2_500);
  await second.writer.adopt();
  await clock.advance(1_000);
  expect(toggles.map(({ page }) => page)).toEqual(['second']);
});

it('is not sent again when a request with it had left and was carried out', async () => {
  const { clock, openPage, toggles, checks, have, storage } = openBrowser();
  const first = openPage('first');
  first.toggle();
  await clock.advance(500);
  toggles[0]?.way.onSent();
  first.close();
  have({ isFavourite: true, favourites: null });
  const second = openPage('second');
  await clock.advance(2_500);
  await second.writer.adopt();
  await clock.advance(7_000);
  expect(checks).toEqual([]);
  await clock.advance(3_000);
  expect(checks).toEqual(['second']);
  expect(toggles).toHaveLength(1);
  expect(second.writer.wanted(channel.key)).toBeUndefined();
  expect(storage.getItem('tsugi:changes:viewer-a/second/favourite/anime/7')).toBeNull();
});

it('goes to exactly one of several pages', async () => {
  const { clock, openPage, toggles } = openBrowser();
  const first = openPage('first');
  first.toggle();
  first.close();
  await clock.advance(2_500);
  const others = ['second', 'third', 'fourth'].map(openPage);
  await Promise.all(others.map(({ writer }) => writer.adopt()));
  await clock.advance(60_000);
  expect(toggles).toHaveLength(1);
});

it('is left to its page as long as that lives', async () => {
  const { clock, openPage, toggles } = openBrowser();
  const first = openPage('first');
  first.toggle();
  await clock.advance(2_500);
  const second = openPage('second');
  await second.writer.adopt();
  expect(second.writer.wanted(channel.key)).toBeUndefined();
  await clock.advance(60_000);
  expect(toggles.map(({ page }) => page)).toEqual(['first']);
});

it('is undone, and not done twice, when the reader changes the same thing back on the later page', async () => {
  const { clock, openPage, toggles, have } = openBrowser();
  const first = openPage('first');
  first.toggle();
  first.close();
  await clock.advance(2_500);
  const second = openPage('second');
  have({ isFavourite: false, favourites: null });
  // The page shows what the earlier one wanted, and takes that for what the service has.
  second.writer.change(channel, MARKED, NONE);
  await clock.advance(60_000);
  expect(toggles).toHaveLength(0);
  expect(second.shown()?.isFavourite).toBeUndefined();
});

it('is asked about again when the service cannot say, and goes with a thing that is gone', async () => {
  const { clock, openPage, toggles, checks, have } = openBrowser();
  const first = openPage('first');
  first.toggle();
  first.close();
  await clock.advance(2_500);
  have(new ApiError('offline', { source: 'tracker' }));
  const second = openPage('second');
  await second.writer.adopt();
  await clock.advance(0);
  expect(second.shown()).toEqual(MARKED);
  have(new ApiError('not-found', { source: 'tracker', status: 404 }));
  await clock.advance(60_000);
  expect(checks).toHaveLength(2);
  expect(second.shown()).toBeUndefined();
  expect(toggles).toHaveLength(0);
});

it('cannot be sent when what was written down is damaged, and is cleared away', async () => {
  const { clock, openPage, storage } = openBrowser();
  storage.setItem('tsugi:changes:viewer-a/first/favourite/anime/7', '{"subject');
  await clock.advance(2_500);
  await openPage('second').writer.adopt();
  expect(storage.length).toBe(0);
});
