import type { ChangeParams } from '@tsugi/ui/filters';
import type { SearchEngine } from '../../engines/engines.ts';
import type { Order } from '../../model/order.ts';
import type { FilterContext } from '../engine-rules.ts';
import type { SearchParams } from '../params.ts';

/** What every panel of the filter bar gets. */
export interface PanelProps {
  readonly engine: SearchEngine;
  /** The search with what is chosen in the panel. */
  readonly context: FilterContext;
  /** The order while the user has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: ChangeParams<SearchParams>;
}
