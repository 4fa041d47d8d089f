import type { ChangeParams } from '@tsugi/ui/filters';
import type { FilterContext } from '../../query/engine-rules.ts';
import type { SearchEngine } from '../../query/engines.ts';
import type { Order } from '../../query/order.ts';
import type { SearchParams } from '../../query/params.ts';

/** What every panel of the filter bar gets. */
export interface PanelProps {
  readonly engine: SearchEngine;
  /** The search with what is chosen in the panel. */
  readonly context: FilterContext;
  /** The order while the user has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: ChangeParams<SearchParams>;
}
