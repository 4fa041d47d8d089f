import { currentSeason, nextSeason } from '@tsugi/data/pure';
import type { SearchType } from '../../model/values.ts';
import type { TrendingVariables } from './trending.query.ts';

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
