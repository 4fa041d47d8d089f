import { type PagesState, usePages } from '@tsugi/data';
import { type MediaCardData, mediaSearch } from '@tsugi/data/operations/media-search';
import { useMemo } from 'react';
import { mediaSearchByType, mergeByType } from '../../engines/tracker/media-search-by-type.query.ts';
import { isByType, type SearchVariables, trackerVariables } from '../../engines/tracker/tracker-variables.ts';
import type { FilterContext } from '../../filters/engine-rules.ts';
import type { ResultCount } from '../../model/result-count.ts';
import { usePreviousItems } from './list/use-previous-items.ts';

export interface TrackerResults {
  readonly pages: PagesState<MediaCardData>;
  /** What is shown: the results, or those of the search before while a changed one is on its way. */
  readonly items: readonly MediaCardData[];
  readonly isPrevious: boolean;
  readonly hasMore: boolean;
  readonly count: ResultCount | undefined;
  /** Adult works are not among what was searched. */
  readonly leavesOutAdult: boolean;
}

/** The results of one query, whatever it takes: anime and manga with bounds of their own come apart and are merged. */
function useSearchPages(variables: SearchVariables | null): PagesState<MediaCardData> {
  const byType = variables !== null && isByType(variables);
  const mixed = usePages(mediaSearch, byType ? null : variables);
  const apart = usePages(mediaSearchByType, byType ? variables : null);
  const sort = variables?.sort;
  return useMemo(
    () => (byType ? { ...apart, items: mergeByType(apart.items, sort) } : mixed),
    [byType, mixed, apart, sort],
  );
}

/**
 * @param isAsked false: nothing is requested
 * @param isHeld what to request is not known yet: until then it loads
 */
export function useTrackerResults(context: FilterContext, isAsked: boolean, isHeld: boolean): TrackerResults {
  const { type, header } = context;
  const isSent = isAsked && !isHeld;
  const variables = useMemo(() => (isSent ? trackerVariables(context) : null), [context, isSent]);
  const sent = useSearchPages(variables);
  const pages = useMemo(
    () => (isAsked && isHeld ? { ...sent, status: 'loading' as const } : sent),
    [sent, isAsked, isHeld],
  );
  const { items: arrived, isPrevious } = usePreviousItems(pages, `${type} ${header?.title ?? ''}`);
  const items = header?.limit === undefined ? arrived : arrived.slice(0, header.limit);
  const isFull = items.length < arrived.length || items.length === header?.limit;
  const hasMore = pages.hasNextPage && !isFull;
  const isKnown = pages.status === 'ready' && !isPrevious && pages.missing.length === 0;
  return {
    pages,
    items,
    isPrevious,
    hasMore,
    count: isKnown ? { count: items.length, hasMore } : undefined,
    leavesOutAdult: variables?.isAdult === false,
  };
}
