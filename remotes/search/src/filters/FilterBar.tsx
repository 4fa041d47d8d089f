import { FilterBar as Bar, type FilterPill } from '@tsugi/ui/filter-tags';
import type { FilterContext } from '../query/engine-rules.ts';
import type { SearchEngine } from '../query/engines.ts';
import type { Order } from '../query/order.ts';
import type { SearchParams } from '../query/params.ts';
import type { ResultCount } from '../query/result-count.ts';
import { type FilterName, filtersOf, sortLabel } from './filter-names.ts';

interface FilterBarProps {
  readonly engine: SearchEngine;
  /** The search with what is chosen in the open filter. */
  readonly context: FilterContext;
  /** What is searched now, and how many results it has. */
  readonly searched: SearchParams;
  readonly count: ResultCount | undefined;
  /** The order while the user has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
  readonly open: FilterName | undefined;
  readonly onOpenChange: (open: FilterName | undefined) => void;
}

const loadPanel = async () =>
  (await import(/* webpackChunkName: "filter-panels" */ './panels/FilterPanel.tsx')).FilterPanel;

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function FilterBar({ open, onOpenChange, ...panel }: FilterBarProps) {
  const { engine, context, defaultOrder } = panel;
  const pills: readonly FilterPill<FilterName>[] = [
    ...filtersOf(engine, context),
    { name: 'sort', label: 'Sort order', value: sortLabel(context, defaultOrder), atEnd: true },
  ];
  return <Bar pills={pills} load={loadPanel} panel={panel} open={open} onOpenChange={onOpenChange} />;
}
