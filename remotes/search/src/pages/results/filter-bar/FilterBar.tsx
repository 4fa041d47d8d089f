import { FilterBar as Bar, type FilterPill } from '@tsugi/ui/filter-tags';
import type { SearchEngine } from '../../../engines/engines.ts';
import type { FilterContext } from '../../../filters/engine-rules.ts';
import { type FilterName, filtersOf, sortLabel } from '../../../filters/filter-names.ts';
import type { SearchParams } from '../../../filters/params.ts';
import type { Order } from '../../../model/order.ts';
import type { ResultCount } from '../../../model/result-count.ts';

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
  (await import(/* webpackChunkName: "filter-panels" */ './FilterPanel.tsx')).FilterPanel;

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function FilterBar({ open, onOpenChange, ...panel }: FilterBarProps) {
  const { engine, context, defaultOrder } = panel;
  const pills: readonly FilterPill<FilterName>[] = [
    ...filtersOf(engine, context),
    { name: 'sort', label: 'Sort order', value: sortLabel(context, defaultOrder), atEnd: true },
  ];
  return <Bar pills={pills} load={loadPanel} panel={panel} open={open} onOpenChange={onOpenChange} />;
}
