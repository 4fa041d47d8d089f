import { useSyncExternalStore } from 'react';
import { isBatchItem } from './batch-item.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { pageOutboxItems } from './outbox-items.ts';

/** Whether a batch of the viewer has changes that are not confirmed: `useBatchProgress` of `@tsugi/data/batches` has the rest. */
export function useHasBatches(): boolean {
  return useSyncExternalStore(pageOptimistic().subscribe, () => pageOutboxItems().names().some(isBatchItem));
}
