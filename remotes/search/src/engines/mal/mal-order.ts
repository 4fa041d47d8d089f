import { malSort } from '@tsugi/data/sort-keys';
import { type Order, ordersOf } from '../../model/order.ts';
import type { SearchType } from '../../model/values.ts';

/** Whether the MAL-style service can order results of this type like that. */
export function hasMalOrder(type: SearchType, order: Order): boolean {
  return ordersOf(type).includes(order) && malSort(order, false) !== undefined;
}
