import type { SearchParams } from '../query/params.ts';
import type { SearchType } from '../query/values.ts';

/** The filters of the bar, each with a panel of its own. */
export type FilterName = 'genres' | 'year' | 'season' | 'format' | 'status' | 'more' | 'sort';

export interface FilterInfo {
  readonly name: FilterName;
  readonly label: string;
  /** How much of it is set. */
  readonly count: number;
}

/** The pills of the bar in their order, without the sort order, which stands apart. */
export function filtersOf(type: SearchType, params: SearchParams): readonly FilterInfo[] {
  const { genre, excludeGenre, tag, rank, year, startYear, endYear, season, format, status } = params;
  const { rating, country, source, license, onList, externalSource, episodeGreater, episodeLesser } = params;
  const isSet = (...values: readonly unknown[]) => values.filter((value) => value !== undefined).length;
  const seasonPill: FilterInfo = { name: 'season', label: 'Season', count: isSet(season) };
  return [
    {
      name: 'genres',
      label: 'Genres & tags',
      count: genre.length + excludeGenre.length + tag.length + isSet(rank),
    },
    { name: 'year', label: 'Year', count: Math.min(1, isSet(year, startYear, endYear)) },
    ...(type === 'anime' ? [seasonPill] : []),
    { name: 'format', label: 'Format', count: format.length },
    { name: 'status', label: 'Status', count: status.length },
    {
      name: 'more',
      label: 'More filters',
      count:
        rating.length +
        source.length +
        externalSource.length +
        isSet(country, license, onList, episodeGreater, episodeLesser),
    },
  ];
}
