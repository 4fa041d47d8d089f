import { type ApiError, type MissingPart, read, useQuery } from '@tsugi/data';
import { useOnline } from '@tsugi/data/status';
import {
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  beginWith,
  type FeedEntry,
  type FeedItem,
  newestIdOf,
  newestKnownId,
  showWaiting,
  takeNewest,
} from './feed-list.ts';
import { acceptedPage, type FeedQuery, variablesOf } from './feed-query.ts';
import type { FeedStore } from './feed-store.ts';
import { isReading } from './is-reading.ts';
import { keepInPlace } from './keep-in-place.ts';
import { refreshIntervalMs } from './refresh-interval.ts';
import { useLive } from './use-live.ts';
import { type OlderPages, useOlderPages } from './use-older-pages.ts';

export interface Feed<I extends FeedItem> {
  readonly status: 'loading' | 'ready' | 'error';
  readonly entries: readonly FeedEntry<I>[];
  /** Ref of the element whose children are the rows, or around elements marked `data-row`. */
  readonly listRef: RefCallback<HTMLElement>;
  readonly error: ApiError | undefined;
  /** What the service could not give of the newest page; `older` has the same of older pages. */
  readonly missing: readonly MissingPart[];
  readonly isOnline: boolean;
  readonly isRefreshing: boolean;
  /** False when the feed has stopped looking for news by itself. */
  readonly isLive: boolean;
  /** Refreshes now, and resumes refreshing. */
  readonly refresh: () => void;
  /** How much waits above what is shown. */
  readonly waitingCount: number;
  /** The number of new items of the last refresh, shown or queued. */
  readonly newsCount: number;
  readonly showNewest: () => void;
  /** The newest pages have been evicted. */
  readonly isDetached: boolean;
  readonly hasNextPage: boolean;
  readonly older: OlderPages;
}

/** A feed: refreshes at an interval that follows its activity, and loads older pages below. */
export function useFeed<V extends { readonly page: number }, I extends FeedItem>(
  query: FeedQuery<V, I>,
  store: FeedStore<I>,
): Feed<I> {
  const { operation, variables, pageSize, accept } = query;
  const stored = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const listElement = useRef<HTMLElement>(null);
  const listRef = useCallback((element: HTMLElement | null) => {
    listElement.current = element;
  }, []);
  const isOnline = useOnline();
  const [newsCount, setNewsCount] = useState(0);
  const newest = variablesOf<V>(variables, 1);
  const head = useQuery(operation, newest);
  // What is in memory already is part of the very first render; the store has it right after.
  const list =
    stored.entries.length === 0 && head.data
      ? beginWith(acceptedPage(head.data, accept), Date.now(), pageSize)
      : stored;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response alone is the reason to take it in
  useLayoutEffect(() => {
    if (!head.data) return;
    const page = acceptedPage(head.data, accept);
    const before = store.getSnapshot();
    const known = newestKnownId(before);
    if (before.entries.length > 0) setNewsCount(page.items.filter(({ id }) => id > known).length);
    store.update((current) =>
      takeNewest(current, page, { hold: isReading(listElement.current), readAt: Date.now(), pageSize }),
    );
  }, [head.data]);

  const live = useLive({
    look: async (priority, signal) => {
      const known = newestKnownId(store.getSnapshot());
      // The response is cached, and reaches this list through the query above.
      const page = await read(operation, newest, { mode: 'reload', priority, signal });
      return newestIdOf(acceptedPage(page, accept).items) > known;
    },
    intervalMs: () =>
      refreshIntervalMs(
        store.getSnapshot().entries.map(({ item }) => item.createdAt),
        Date.now(),
      ),
    isBusy: head.isFetching,
  });

  const older = useOlderPages(query, store, (change) => keepInPlace(listElement.current, change));

  const showNewest = () => {
    store.update((current) => {
      if (current.waiting) return showWaiting(current, pageSize);
      return head.data ? beginWith(acceptedPage(head.data, accept), Date.now(), pageSize) : current;
    });
    listElement.current?.focus({ preventScroll: true });
    listElement.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (head.isStale) live.refresh();
  };

  const isThere = list.entries.length > 0;
  return {
    status: isThere || head.data ? 'ready' : head.status === 'error' ? 'error' : 'loading',
    entries: list.entries,
    listRef,
    error: live.error ?? head.error,
    missing: head.missing,
    isOnline,
    isRefreshing: live.isLooking || (head.isFetching && isThere),
    isLive: live.isLive,
    refresh: head.data ? live.refresh : head.retry,
    waitingCount: list.waiting?.count ?? 0,
    newsCount,
    showNewest,
    isDetached: list.isDetached,
    hasNextPage: list.hasNextPage,
    older,
  };
}
