import type { EntityPatch } from '../optimistic/optimistic-layer.ts';
import type { OutboxItems } from './outbox-items.ts';

const NONE: ReadonlyMap<string, EntityPatch> = new Map();

/** The same items, as those of an account that is not the present one: they lie over nothing that is shown. */
export function accountItems(items: OutboxItems, account: string): OutboxItems {
  const prefix = (of = account) => items.prefix(of);
  return { ...items, prefix, names: (below = prefix()) => items.names(below), patches: () => NONE };
}
