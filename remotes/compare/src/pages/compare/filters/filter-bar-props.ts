import type { FilterPanelFrame } from '@tsugi/ui/filter-tags';
import type { CompareType } from '../../../model/params.ts';
import type { CompareQuery } from '../../../model/types.ts';

export type FilterName = 'genre' | 'format' | 'userStatus' | 'status' | 'year' | 'reviews' | 'more' | 'sort';

export interface FilterBarProps {
  readonly type: CompareType;
  readonly query: CompareQuery;
  /** How many users the titles are looked for in. */
  readonly included: number;
  /** Why private entries cannot be told apart; undefined when they can. */
  readonly privateReason: string | undefined;
  /** How many titles there are; undefined while that is unknown. */
  readonly total: number | undefined;
  readonly onChange: (changes: Partial<CompareQuery>) => void;
}

export interface FilterPanelProps extends FilterBarProps, FilterPanelFrame<FilterName> {}
