import { type ApiError, type MissingPart, type PageOf, usePages } from '@tsugi/data';
import { useEffect, useMemo, useState } from 'react';
import type { CurrentEntry } from './current-lists.query.ts';
import { currentlyWatching } from './currently-watching.query.ts';

export interface AllEntries {
  readonly entries: readonly CurrentEntry[];
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  /** What the service could not give of the later pages. */
  readonly missing: readonly MissingPart[];
  readonly retry: () => void;
  /** Asks for the next page. */
  readonly fetchMore: () => void;
}

/**
 * The first page, and those behind it on demand. They are counted by an operation for one type alone, which begins with
 * the first page again; what is known is not shown twice.
 */
export function useAllEntries(
  type: 'ANIME' | 'MANGA',
  userId: number,
  first: PageOf<CurrentEntry>,
): AllEntries {
  const [wantedPages, setWantedPages] = useState(1);
  const later = usePages(currentlyWatching, wantedPages > 1 ? { userId, type } : null);
  const { pageCount, fetchNextPage } = later;
  const isShort = pageCount > 0 && pageCount < wantedPages && later.hasNextPage;

  useEffect(() => {
    if (isShort) fetchNextPage();
  }, [isShort, fetchNextPage]);

  const entries = useMemo(() => {
    const known = new Set(first.items.map(({ mediaId }) => mediaId));
    return [...first.items, ...later.items.filter(({ mediaId }) => !known.has(mediaId))];
  }, [first.items, later.items]);
  return {
    entries,
    hasMore: first.hasNextPage && (pageCount === 0 || later.hasNextPage),
    isFetching: later.status === 'loading' || later.isFetchingNextPage,
    error: later.error,
    missing: later.missing,
    retry: later.retry,
    fetchMore: () => setWantedPages(Math.max(pageCount, 1) + 1),
  };
}
