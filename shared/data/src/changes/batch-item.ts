import type { OutboxItems } from './outbox-items.ts';

/** Items of batches end with it; before it stands the batch's id, which begins with its time like the id of a change. */
const SUFFIX = '-batch';

/** Whether this item of the outbox belongs to a batch: what of it the first render shows. */
export function isBatchItem(name: string): boolean {
  return name.endsWith(SUFFIX);
}

export function batchItemName(items: Pick<OutboxItems, 'prefix'>, account: string, id: string): string {
  return items.prefix(account) + id + SUFFIX;
}
