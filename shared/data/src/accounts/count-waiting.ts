import { isBatchItem } from '../changes/batch-item.ts';
import type { OutboxItems } from '../changes/outbox-items.ts';

type ReadableItems = Pick<OutboxItems, 'prefix' | 'names' | 'read'>;

/** The name below which the changes of an account stand, whoever is signed in. */
export const outboxNameOf = (id: number): string => `user-${id}`;

/** How many things of an account have changes that the service has not confirmed yet. A batch counts as one. */
export function countWaiting(items: ReadableItems, id: number): number {
  return countBelow(items, items.prefix(outboxNameOf(id)));
}

export function countBelow(items: ReadableItems, below: string): number {
  const things = items.names(below).flatMap((name) => {
    if (isBatchItem(name)) return [name];
    // The progress of a thing has no key.
    const { key } = Object(items.read(name)) as { readonly key?: unknown };
    return typeof key === 'string' ? [key] : [];
  });
  return new Set(things).size;
}

/** Whether there is something that can be sent without its user: batches wait until their account is the present one. */
export function hasWaitingChanges(items: ReadableItems, id: number): boolean {
  return items.names(items.prefix(outboxNameOf(id))).some((name) => !isBatchItem(name));
}
