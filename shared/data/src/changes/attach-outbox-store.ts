import { pageClock, pageStorage } from '../core/page.ts';
import { openOutboxDatabase } from './outbox-database.ts';
import { pageOutboxItems } from './outbox-items.ts';
import { createOutboxStore, type OutboxStoreOptions } from './outbox-store.ts';

/** From here on the page's outbox is in the database. In a browser that has none, localStorage has to do. */
export function attachOutboxStore({ tab, onUnstored }: Pick<OutboxStoreOptions, 'tab' | 'onUnstored'>): void {
  if (typeof indexedDB === 'undefined') return;
  const items = pageOutboxItems();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('tsugi-outbox') : undefined;
  const store = createOutboxStore({
    clock: pageClock(),
    storage: pageStorage(),
    items,
    database: openOutboxDatabase(),
    tab,
    post: () => channel?.postMessage(''),
    onUnstored,
  });
  items.attach(store);
  const refresh = () => void store.refresh();
  channel?.addEventListener('message', refresh);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && newValue === null) store.removedElsewhere(key);
  });
  // A page restored from the back-forward cache missed the messages meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
  refresh();
}
