import { type PagesState, usePages } from '@tsugi/data';
import { type MediaCardData, mediaSearch } from '@tsugi/data/operations/media-search';
import { useMemo } from 'react';
import { trackerVariables } from '../../../engines/tracker/tracker-variables.ts';
import type { SearchVariables } from '../../../filters/filter.ts';
import type { FilterContext } from '../../../filters/params.ts';
import type { ResultCount } from '../../../model/result-count.ts';
import { usePreviousItems } from './use-previous-items.ts';

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

/**
 * @param isAsked false: nothing is requested
 * @param isHeld what to request is not known yet: until then it loads
 * @param usePagesOf requests the pages of the variables; `usePages` of one search by default
 */
export function useTrackerResults(
  context: FilterContext,
  isAsked: boolean,
  isHeld: boolean,
  usePagesOf: (variables: SearchVariables | null) => PagesState<MediaCardData> = useMixedPages,
): TrackerResults {
  const { type, header } = context;
  const isSent = isAsked && !isHeld;
  const variables = useMemo(() => (isSent ? trackerVariables(context) : null), [context, isSent]);
  const sent = usePagesOf(variables);
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

function useMixedPages(variables: SearchVariables | null): PagesState<MediaCardData> {
  return usePages(mediaSearch, variables);
}
