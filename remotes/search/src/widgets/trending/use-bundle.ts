import { prefetch, type QueryState, useQuery } from '@tsugi/data';
import { useMemo } from 'react';
import { bundleVariables } from './bundle.ts';
import { type TrendingBundle, trendingBundle } from './trending.query.ts';

/** All rows of one type come from one request, which the browse page shares. */
export function useBundle(type: 'anime' | 'manga'): QueryState<TrendingBundle> {
  const variables = useMemo(() => bundleVariables(type, new Date()), [type]);
  return useQuery(trendingBundle, variables);
}

/** Starts reading them before the row is there. */
export function warmBundle(type: 'anime' | 'manga'): void {
  prefetch(trendingBundle, bundleVariables(type, new Date()), { priority: 'interactive' });
}
