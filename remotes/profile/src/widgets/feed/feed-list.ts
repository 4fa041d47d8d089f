import type { PageOf } from '@tsugi/data';

/** What the rows of a feed are. */
export type FeedKind = 'activities' | 'notifications';

/** Whatever a feed consists of. Ids rise with time. */
export interface FeedItem {
  readonly id: number;
  /** Unix seconds. */
  readonly createdAt: number;
}

export interface FeedEntry<I> {
  readonly item: I;
  /** When it was read, in milliseconds since 1970: changes made later are not in it. */
  readonly readAt: number;
}

/** A newest page that is not shown yet. */
interface Waiting<I> {
  readonly page: PageOf<I>;
  readonly readAt: number;
  /** How many of its items are newer than what is shown. */
  readonly count: number;
}

/** A stretch of a feed as it is shown: newest first, without repeats and without holes. */
export interface FeedList<I> {
  readonly entries: readonly FeedEntry<I>[];
  /** The newest id that has ever been shown. */
  readonly newestId: number;
  /** How many of the service's items lie between `newestId` and the end of this stretch, both included. */
  readonly known: number;
  /** How many are newer than every item, estimated from the place of older pages. */
  readonly ahead: number;
  readonly hasNextPage: boolean;
  /** The newest pages were evicted: the list no longer begins with `newestId`. */
  readonly isDetached: boolean;
  readonly waiting: Waiting<I> | undefined;
}

const MAX_PAGES = 5;

export const EMPTY_LIST: FeedList<never> = {
  entries: [],
  newestId: 0,
  known: 0,
  ahead: 0,
  hasNextPage: false,
  isDetached: false,
  waiting: undefined,
};

/** The newest id known, shown or waiting. */
export function newestKnownId<I extends FeedItem>({ newestId, waiting }: FeedList<I>): number {
  return Math.max(newestId, newestIdOf(waiting?.page.items ?? []));
}

export function newestIdOf(items: readonly FeedItem[]): number {
  return items.reduce((newest, { id }) => Math.max(newest, id), 0);
}

/**
 * Merges the newest page. Present items get their new counts; new items are put on top, or queued while
 * `hold`: the viewer is reading.
 */
export function takeNewest<I extends FeedItem>(
  list: FeedList<I>,
  page: PageOf<I>,
  { hold, readAt, pageSize }: { readonly hold: boolean; readonly readAt: number; readonly pageSize: number },
): FeedList<I> {
  if (list.entries.length === 0) return beginWith(page, readAt, pageSize);
  // The list's end is the end of this page only while no older page follows.
  const endsHere = !list.isDetached && list.known <= pageSize;
  const refreshed = {
    ...list,
    entries: withItems(list.entries, page.items, readAt, endsHere),
    hasNextPage: endsHere ? page.hasNextPage : list.hasNextPage,
  };
  const count = page.items.filter(({ id }) => id > list.newestId).length;
  if (count === 0) return refreshed;
  const waiting = { page, readAt, count };
  // An item counted from an older page is in the list now: it must not count twice.
  const ahead = Math.max(0, list.ahead - (count - (list.waiting?.count ?? 0)));
  const seen = { ...refreshed, waiting, ahead };
  return hold ? seen : showWaiting(seen, pageSize);
}

/** Puts what waits on top. Where it does not join what is shown, it begins the list anew. */
export function showWaiting<I extends FeedItem>(list: FeedList<I>, pageSize: number): FeedList<I> {
  const { waiting, entries } = list;
  if (!waiting) return list;
  const { page, readAt, count } = waiting;
  const shown = new Set(entries.map(({ item }) => item.id));
  const joins = !list.isDetached && page.items.some(({ id }) => shown.has(id));
  if (!joins) return beginWith(page, readAt, pageSize);
  const newer = page.items.filter(({ id }) => id > list.newestId).map((item) => ({ item, readAt }));
  const joined = [...newer, ...entries];
  const cached = joined.slice(0, MAX_PAGES * pageSize);
  const dropped = joined.length - cached.length;
  return {
    ...list,
    entries: cached,
    newestId: newestIdOf(page.items),
    // What was left out for this user is gone with what was dropped; the count is unknown: a page may come twice then.
    ...(dropped > 0 ? { known: cached.length, ahead: 0 } : { known: list.known + count }),
    hasNextPage: list.hasNextPage || dropped > 0,
    waiting: undefined,
  };
}

/** The page to ask for next. What came meanwhile has moved everything on: it may repeat some, and leaves none out. */
export function nextPageOf<I>({ known, ahead, waiting }: FeedList<I>, pageSize: number): number {
  return Math.floor((known + ahead + (waiting?.count ?? 0)) / pageSize) + 1;
}

/** Where a page of the service belongs. */
interface PagePlace {
  readonly number: number;
  readonly readAt: number;
  readonly pageSize: number;
}

/** Adds an older page below; beyond five pages, the newest are evicted. */
export function addPage<I extends FeedItem>(
  list: FeedList<I>,
  page: PageOf<I>,
  { number, readAt, pageSize }: PagePlace,
): FeedList<I> {
  const oldestId = list.entries.at(-1)?.item.id ?? Number.POSITIVE_INFINITY;
  const older = page.items.filter(({ id }) => id < oldestId).map((item) => ({ item, readAt }));
  const joined = [...list.entries, ...older];
  const surplus = Math.max(0, joined.length - MAX_PAGES * pageSize);
  const known = list.known + older.length;
  return {
    ...list,
    entries: joined.slice(surplus),
    known,
    // Everything up to the end of this page is known or newer than what is known.
    ahead: Math.max(0, number * pageSize - (list.waiting?.count ?? 0) - known),
    hasNextPage: page.hasNextPage,
    isDetached: list.isDetached || surplus > 0,
  };
}

/** A page again of which parts were missing: what it lacked takes its place. Items above the list's beginning stay out. */
export function refillPage<I extends FeedItem>(
  list: FeedList<I>,
  page: PageOf<I>,
  { number, readAt, pageSize }: PagePlace,
): FeedList<I> {
  const isLast = nextPageOf(list, pageSize) === number + 1;
  return {
    ...list,
    entries: withItems(list.entries, page.items, readAt, isLast),
    hasNextPage: isLast ? page.hasNextPage : list.hasNextPage,
  };
}

/** The list from its newest page on. */
export function beginWith<I extends FeedItem>(
  page: PageOf<I>,
  readAt: number,
  pageSize: number,
): FeedList<I> {
  return {
    entries: page.items.map((item) => ({ item, readAt })),
    newestId: newestIdOf(page.items),
    known: pageSize,
    ahead: 0,
    hasNextPage: page.hasNextPage,
    isDetached: false,
    waiting: undefined,
  };
}

/**
 * Present items get their new state. Items that an incomplete response lacked are put in their place.
 * @param endsHere whether what is older than the last entry belongs to the list
 */
function withItems<I extends FeedItem>(
  entries: readonly FeedEntry<I>[],
  items: readonly I[],
  readAt: number,
  endsHere: boolean,
): readonly FeedEntry<I>[] {
  const given = new Map(items.map((item) => [item.id, item]));
  const refreshed = entries.map((entry) => {
    const item = given.get(entry.item.id);
    given.delete(entry.item.id);
    return item && item !== entry.item ? { item, readAt } : entry;
  });
  const newestId = entries[0]?.item.id ?? 0;
  const oldestId = endsHere ? 0 : (entries.at(-1)?.item.id ?? 0);
  const lacking = [...given.values()].filter(({ id }) => id < newestId && id > oldestId);
  if (lacking.length === 0) return refreshed;
  const added = lacking.map((item) => ({ item, readAt }));
  return [...refreshed, ...added].toSorted((a, b) => b.item.id - a.item.id);
}
