import { usePages } from '@tsugi/data';
import { useMemo } from 'react';
import { mediaSearchByType, mergeByType } from '../../engines/tracker/media-search-by-type.query.ts';
import type { SearchVariables } from '../../filters/filter.ts';
import type { FilterContext } from '../../filters/params.ts';
import type { ResultCount } from '../../model/result-count.ts';
import type { SearchProps } from './list/Results.tsx';
import { TrackerResults, useTrackerResults } from './list/TrackerResults.tsx';
import { useTold } from './list/use-found.ts';

interface ByTypeResultsProps extends SearchProps {
  readonly context: FilterContext;
  /** What to request is not known yet. */
  readonly isHeld: boolean;
  readonly onCount: (count: ResultCount | undefined) => void;
}

/** Anime and manga with bounds of their own: they come apart and are merged. */
export function ByTypeResults({ context, isHeld, onCount, ...search }: ByTypeResultsProps) {
  const found = useTrackerResults(context, true, isHeld, useMergedPages);
  useTold(found, onCount);
  return <TrackerResults {...search} found={found} />;
}

function useMergedPages(variables: SearchVariables | null) {
  const apart = usePages(mediaSearchByType, variables);
  const sort = variables?.sort;
  return useMemo(() => ({ ...apart, items: mergeByType(apart.items, sort) }), [apart, sort]);
}
