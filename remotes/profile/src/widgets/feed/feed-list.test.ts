import type { PageOf } from '@tsugi/data';
import fc from 'fast-check';
import {
  addPage,
  beginWith,
  EMPTY_LIST,
  type FeedItem,
  type FeedList,
  newestKnownId,
  nextPageOf,
  refillPage,
  showWaiting,
  takeNewest,
} from './feed-list.ts';

const SIZE = 25;

interface Item extends FeedItem {
  readonly likes: number;
}

/** A service that has the things 1 to `newest`, newest first. */
function pageOf(newest: number, number = 1, likes = 0): PageOf<Item> {
  const first = newest - (number - 1) * SIZE;
  const length = Math.max(0, Math.min(SIZE, first));
  const items = Array.from({ length }, (_, index) => ({
    id: first - index,
    createdAt: first - index,
    likes,
  }));
  return { items, hasNextPage: first > SIZE };
}

function begin(newest: number): FeedList<Item> {
  return beginWith(pageOf(newest), 0, SIZE);
}

function take(list: FeedList<Item>, page: PageOf<Item>, hold = false): FeedList<Item> {
  return takeNewest(list, page, { hold, readAt: 1, pageSize: SIZE });
}

function readOn(list: FeedList<Item>, newest: number): FeedList<Item> {
  const number = nextPageOf(list, SIZE);
  return addPage(list, pageOf(newest, number), { number, readAt: 1, pageSize: SIZE });
}

function idsOf({ entries }: FeedList<Item>): readonly number[] {
  return entries.map(({ item }) => item.id);
}

/** From one id down to another, both included. */
function down(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

it('begins with its newest page', () => {
  expect(idsOf(take(EMPTY_LIST, pageOf(100)))).toEqual(down(100, 76));
});

it('puts what is new on top', () => {
  expect(idsOf(take(begin(100), pageOf(103)))).toEqual(down(103, 76));
});

it('shows the present counts of its items', () => {
  const list = take(begin(100), pageOf(101, 1, 7));
  expect(list.entries.map(({ item }) => item.likes)).toEqual([...Array(25).fill(7), 0]);
});

it('queues new items while the viewer reads, and shows them on request', () => {
  const list = take(begin(100), pageOf(103), true);
  expect(idsOf(list)).toEqual(down(100, 76));
  expect(list.waiting?.count).toBe(3);
  expect(newestKnownId(list)).toBe(103);
  expect(idsOf(showWaiting(list, SIZE))).toEqual(down(103, 76));
  expect(idsOf(showWaiting(take(list, pageOf(105), true), SIZE))).toEqual(down(105, 76));
});

it('restarts when there are more new items than one page', () => {
  expect(idsOf(take(begin(100), pageOf(140)))).toEqual(down(140, 116));
});

it('finds the next page after things have come', () => {
  const held = take(begin(100), pageOf(110), true);
  expect(idsOf(readOn(held, 110))).toEqual(down(100, 61));
  expect(idsOf(readOn(showWaiting(held, SIZE), 110))).toEqual(down(110, 61));
});

it('continues after a page without new items', () => {
  const seen = readOn(begin(100), 125);
  expect(idsOf(seen)).toEqual(down(100, 76));
  expect(idsOf(readOn(seen, 125))).toEqual(down(100, 51));
});

it('is limited to five pages: older pages evict the newest, and new items then restart the list', () => {
  let list = begin(200);
  for (let page = 2; page <= 6; page += 1) list = readOn(list, 200);
  expect(list.isDetached).toBe(true);
  expect(idsOf(list)).toEqual(down(175, 51));
  const later = take(list, pageOf(201), true);
  expect(later.waiting?.count).toBe(1);
  expect(idsOf(showWaiting(later, SIZE))).toEqual(down(201, 177));
});

it('evicts the oldest when newer ones arrive while five pages are shown', () => {
  let list = begin(200);
  for (let page = 2; page <= 5; page += 1) list = readOn(list, 200);
  list = take(list, pageOf(210));
  expect(idsOf(list)).toEqual(down(210, 86));
  expect(idsOf(readOn(list, 210)).at(-1)).toBe(61);
});

it('counts what came between two pages once, when it is seen at last', () => {
  const read = readOn(begin(1_000), 1_025);
  const held = take(read, pageOf(1_025), true);
  expect(idsOf(readOn(held, 1_025))).toEqual(down(1_000, 951));
});

it('has neither holes nor repeats nor more than five pages, whatever happens while one reads', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('come' as const), count: fc.integer({ min: 0, max: 60 }) }),
    fc.record({ kind: fc.constantFrom('look' as const, 'wait' as const, 'show' as const, 'on' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let newest = 1_000;
      let list = begin(newest);
      for (const one of steps) {
        if (one.kind === 'come') newest += one.count;
        else if (one.kind === 'on') list = readOn(list, newest);
        else if (one.kind === 'show') list = showWaiting(list, SIZE);
        else list = take(list, pageOf(newest), one.kind === 'wait');
        const ids = idsOf(list);
        expect(ids).toEqual(down(ids[0] ?? 0, ids.at(-1) ?? 0));
        expect(ids.length).toBeLessThanOrEqual(125);
      }
    }),
  );
});

describe('an incomplete response', () => {
  const without = (page: PageOf<Item>, ...ids: readonly number[]): PageOf<Item> => ({
    ...page,
    items: page.items.filter(({ id }) => !ids.includes(id)),
  });

  it('of the newest page is completed in place, at its end too', () => {
    const list = beginWith(without(pageOf(100), 90, 76), 0, SIZE);
    expect(idsOf(take(list, pageOf(100)))).toEqual(down(100, 76));
  });

  it('of an older page is completed in place', () => {
    const second = without(pageOf(100, 2), 60, 51);
    const list = addPage(begin(100), second, { number: 2, readAt: 1, pageSize: SIZE });
    expect(idsOf(list)).toEqual([...down(100, 61), ...down(59, 52)]);
    const whole = refillPage(list, pageOf(100, 2), { number: 2, readAt: 2, pageSize: SIZE });
    expect(idsOf(whole)).toEqual(down(100, 51));
    expect(nextPageOf(whole, SIZE)).toBe(3);
  });

  it('adds nothing beyond the ends of the list', () => {
    const list = readOn(begin(100), 100);
    const middle = refillPage(list, pageOf(140, 3), { number: 1, readAt: 2, pageSize: SIZE });
    expect(idsOf(middle)).toEqual(down(100, 51));
  });
});
