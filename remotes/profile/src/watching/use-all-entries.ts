import { type ApiError, type PageOf, usePages } from '@tsugi/data';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { currentlyWatching } from '@tsugi/data/operations/currently-watching';
import { useMemo } from 'react';

export interface AllEntries {
  readonly entries: readonly CurrentEntry[];
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly fetchMore: () => void;
}

/**
 * The first page, and, once all are wanted, those behind it. The pages behind it are counted by an operation for one
 * type alone, which begins with the first page again; what is known is not shown twice.
 */
export function useAllEntries(
  type: 'ANIME' | 'MANGA',
  userId: number,
  first: PageOf<CurrentEntry>,
  isWanted: boolean,
): AllEntries {
  const later = usePages(currentlyWatching, isWanted && first.hasNextPage ? { userId, type } : null);
  const entries = useMemo(() => {
    const known = new Set(first.items.map(({ mediaId }) => mediaId));
    return [...first.items, ...later.items.filter(({ mediaId }) => !known.has(mediaId))];
  }, [first.items, later.items]);
  return {
    entries,
    hasMore:
      first.hasNextPage && (later.status === 'idle' || later.status === 'loading' || later.hasNextPage),
    isFetching: later.status === 'loading' || later.isFetchingNextPage,
    error: later.error,
    retry: later.retry,
    fetchMore: later.fetchNextPage,
  };
}
