import { FilterBar, type FilterPill } from '@tsugi/ui/filter-tags';
import type { FilterBarProps, FilterName } from './filter-bar-props.ts';
import { SWITCHES, sortLabel } from './filter-labels.ts';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "compare-filters" */ './FilterPanel.tsx')).FilterPanel;

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function CompareFilterBar(props: FilterBarProps) {
  const { query, included } = props;
  const { year, reviewsNeeded } = query;
  const more = [query.isAdult, ...SWITCHES.map((name) => query[name])].filter((one) => one !== undefined);
  const pills: readonly FilterPill<FilterName>[] = [
    { name: 'genre', label: 'Genres', count: query.genre.length },
    { name: 'format', label: 'Format', count: query.format.length },
    { name: 'userStatus', label: 'User status', count: query.userStatus.length },
    { name: 'status', label: 'Status', count: query.status.length },
    {
      name: 'year',
      label: 'Year',
      value: year === undefined ? undefined : year === 0 ? 'No year' : `${year}`,
    },
    {
      name: 'reviews',
      label: 'Reviews',
      value: reviewsNeeded === undefined ? undefined : `${reviewsNeeded} of ${included}`,
    },
    {
      name: 'more',
      label: 'More',
      count: more.length + query.countryOfOrigin.length + (query.missingScore ? 0 : 1),
    },
    {
      name: 'sort',
      label: 'Sort by',
      value: `${sortLabel(query.sort)} ${query.reverse ? '↑' : '↓'}`,
      atEnd: true,
    },
  ];
  return <FilterBar pills={pills} load={loadPanel} panel={props} />;
}
