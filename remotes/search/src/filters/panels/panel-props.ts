import type { Order } from '../../query/order.ts';
import type { SearchParams } from '../../query/params.ts';
import type { SearchType } from '../../query/values.ts';

/** What every panel of the filter bar gets. */
export interface PanelProps {
  readonly type: SearchType;
  readonly params: SearchParams;
  /** The order while the user has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
  readonly close: () => void;
}
