import { t } from '@tsugi/i18n/macro';
import { pageSettings } from '../sources/data-settings.ts';
import { isBatchItem } from './batch-item.ts';
import { hasOutboxDatabase } from './has-outbox-database.ts';
import type { OutboxItems } from './outbox-items.ts';

/** Resolves once the database is in use, where it is needed; without its file, localStorage has to do. */
export type Attach = (isNeeded: boolean) => Promise<void>;

/**
 * Loads what writes to the database: with the first change, or for what an earlier page has left. Until then items are in
 * localStorage, which it takes over.
 */
export function createAttach(items: Pick<OutboxItems, 'names' | 'held'>, tab: string): Attach {
  let attached: Promise<void> | undefined;
  return async (isNeeded) => {
    if (!attached && !isNeeded && items.names().length === 0 && !(await hasOutboxDatabase())) return;
    attached ??= import(/* webpackChunkName: "data-outbox-store" */ './attach-outbox-store.ts').then(
      ({ attachOutboxStore }) => attachOutboxStore({ tab, onUnstored: sayUnstored }),
    );
    try {
      await attached;
    } catch {
      // Offline, or in the middle of a release: tried again with the next change.
      attached = undefined;
      if ([...items.held.keys()].some((name) => !isBatchItem(name))) sayUnstored();
    }
  };
}

function sayUnstored(): void {
  pageSettings().onNotice?.(
    t`There is no room on this device for your changes: those that are not sent are lost when this page is closed.`,
  );
}
