import type { PagesState } from '@tsugi/data';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ResultCount } from '../../../model/result-count.ts';

/** What a search found so far. */
export interface Found<I> {
  readonly pages: PagesState<I>;
  /** All that came: those of the search before while a changed one is on its way. */
  readonly arrived: readonly I[];
  readonly isPrevious: boolean;
  /** Of these, what is shown. */
  readonly items: readonly I[];
  readonly hasMore: boolean;
  /** Undefined while it is unknown. */
  readonly count: ResultCount | undefined;
}

/**
 * While the response to a changed search is on its way, the results before it stay in sight. They belong to one group (a type and
 * a header): across groups there is nothing to keep.
 * @param limit no more are shown
 * @param passes leaves out results on this device; all of them stay without it
 */
export function useFound<I>(
  pages: PagesState<I>,
  group: string,
  limit: number | undefined,
  passes?: (item: I) => boolean,
): Found<I> {
  const [previous, setPrevious] = useState({ group, items: pages.items });
  const isReady = pages.status === 'ready';
  if (isReady && (previous.items !== pages.items || previous.group !== group))
    setPrevious({ group, items: pages.items });
  const isPrevious =
    (pages.status === 'loading' || pages.status === 'idle') &&
    previous.group === group &&
    previous.items.length > 0;
  const arrived = isPrevious ? previous.items : pages.items;
  const fitting = useMemo(() => (passes ? arrived.filter(passes) : arrived), [arrived, passes]);
  const items = limit === undefined ? fitting : fitting.slice(0, limit);
  const isFull = items.length < fitting.length || items.length === limit;
  const hasMore = pages.hasNextPage && !isFull;
  const isKnown = isReady && !isPrevious && pages.missing.length === 0;
  return {
    ...{ pages, arrived, isPrevious, items, hasMore },
    count: isKnown ? { count: items.length, hasMore } : undefined,
  };
}

/** Tells how many results there are whenever that changes. */
export function useTold(
  { count: known }: Found<unknown>,
  onCount: (count: ResultCount | undefined) => void,
): void {
  const { count, hasMore } = known ?? {};
  const tell = useEffectEvent(onCount);
  useEffect(() => {
    tell(count === undefined || hasMore === undefined ? undefined : { count, hasMore });
    return () => tell(undefined);
  }, [count, hasMore]);
}
