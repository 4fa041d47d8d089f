import { usePages } from '@tsugi/data';
import { type ComponentProps, useEffect, useEffectEvent, useMemo } from 'react';
import { mediaSearchByType, mergeByType } from '../../engines/tracker/media-search-by-type.query.ts';
import type { SearchVariables } from '../../filters/filter.ts';
import type { FilterContext } from '../../filters/params.ts';
import type { ResultCount } from '../../model/result-count.ts';
import { Results } from './list/Results.tsx';
import { useTrackerResults } from './list/use-tracker-results.ts';

interface ByTypeResultsProps extends Omit<ComponentProps<typeof Results>, 'results'> {
  readonly context: FilterContext;
  /** What to request is not known yet. */
  readonly isHeld: boolean;
  /** Told how many results there are whenever that changes. */
  readonly onCount: (count: ResultCount | undefined) => void;
}

/** Anime and manga with bounds of their own: they come apart and are merged. */
export function ByTypeResults({ context, isHeld, onCount, ...props }: ByTypeResultsProps) {
  const results = useTrackerResults(context, true, isHeld, useMergedPages);
  const { count, hasMore } = results.count ?? {};
  const tell = useEffectEvent(onCount);
  useEffect(() => {
    tell(count === undefined || hasMore === undefined ? undefined : { count, hasMore });
    return () => tell(undefined);
  }, [count, hasMore]);
  return <Results {...props} results={results} />;
}

function useMergedPages(variables: SearchVariables | null) {
  const apart = usePages(mediaSearchByType, variables);
  const sort = variables?.sort;
  return useMemo(() => ({ ...apart, items: mergeByType(apart.items, sort) }), [apart, sort]);
}
