import type { FilterPanelFrame } from '@tsugi/ui/filter-tags';
import type { ListFilter, ListType } from './list-filter.ts';
import type { ListSummary } from './worker/list.protocol.ts';

export type FilterName =
  | 'format'
  | 'userStatus'
  | 'status'
  | 'genre'
  | 'tag'
  | 'studio'
  | 'year'
  | 'more'
  | 'sort';

export interface ListFilterBarProps {
  readonly type: ListType;
  readonly filter: ListFilter;
  readonly summary: ListSummary;
  readonly isOwn: boolean;
  /** How many titles pass. */
  readonly passed: number;
  readonly onChange: (changes: Partial<ListFilter>) => void;
}

export interface FilterPanelProps extends ListFilterBarProps, FilterPanelFrame<FilterName> {}
