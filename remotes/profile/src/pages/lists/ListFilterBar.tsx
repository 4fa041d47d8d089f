import { FilterBar, type FilterPill } from '@tsugi/ui/filter-tags';
import type { FilterName, ListFilterBarProps } from './filter-bar-props.ts';
import { sortLabel } from './filter-labels.ts';
import { SWITCHES } from './list-filter.ts';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "list-filters" */ './FilterPanel.tsx')).FilterPanel;

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { type, filter } = props;
  const pills: readonly FilterPill<FilterName>[] = [
    { name: 'genre', label: 'Genres', count: filter.genre.length },
    { name: 'format', label: 'Format', count: filter.format.length },
    { name: 'userStatus', label: 'List status', count: filter.userStatus.length },
    { name: 'status', label: 'Status', count: filter.status.length },
    { name: 'tag', label: 'Tags', count: filter.tag.length },
    // Manga have none.
    ...(type === 'anime' ? [{ name: 'studio', label: 'Studios', count: filter.studio.length } as const] : []),
    {
      name: 'year',
      label: 'Year',
      value: filter.year === undefined ? undefined : filter.year === 0 ? 'none' : `${filter.year}`,
    },
    {
      name: 'more',
      label: 'More',
      count: filter.countryOfOrigin.length + SWITCHES.filter((name) => filter[name] !== undefined).length,
    },
    {
      name: 'sort',
      label: 'Sort by',
      value: `${sortLabel(filter.sort)} ${filter.reverse ? '↑' : '↓'}`,
      atEnd: true,
    },
  ];

  return <FilterBar pills={pills} load={loadPanel} panel={props} />;
}
