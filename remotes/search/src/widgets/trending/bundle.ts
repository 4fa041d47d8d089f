import { prefetch, type QueryState, useQuery } from '@tsugi/data';
import { currentSeason, nextSeason } from '@tsugi/data/pure';
import { useMemo } from 'react';
import type { SearchType } from '../../model/values.ts';
import { type TrendingBundle, type TrendingVariables, trendingBundle } from './trending.query.ts';

/** The query of a browse page, and of the rows that other pages borrow. */
export function bundleVariables(type: SearchType, now: Date): TrendingVariables {
  const current = currentSeason(now);
  const next = nextSeason(now);
  return {
    ...(type === 'media' ? {} : { type: type === 'anime' ? 'ANIME' : 'MANGA' }),
    season: current.season,
    seasonYear: current.year,
    nextSeason: next.season,
    nextYear: next.year,
  };
}

/** All sections of one type come from one request. */
export function useBundle(type: SearchType): QueryState<TrendingBundle> {
  const variables = useMemo(() => bundleVariables(type, new Date()), [type]);
  return useQuery(trendingBundle, variables);
}

/** Starts that request before the sections are there. */
export function warmBundle(type: SearchType, priority: 'interactive' | 'prefetch' = 'interactive'): void {
  prefetch(trendingBundle, bundleVariables(type, new Date()), { priority });
}
