import { savesData } from '@tsugi/platform/saves-data';
import { pageAuth } from '../auth/auth-store.ts';
import { refreshViewer } from '../auth/sign-in.ts';
import { pageCache } from '../cache/cache.ts';
import { pageOutboxItems } from '../changes/outbox-items.ts';
import type { MutationQueue } from '../changes/page-changes.ts';
import { partitionOfKey, VIEWER_PREFIX } from '../core/cache-key.ts';
import { pageClock, pageHandle, pageStorage } from '../core/page.ts';

import { documentVisibility } from '../core/visibility.ts';
import { isUsable, knownPartitions, readAccounts } from './account-records.ts';
import { hasWaitingChanges } from './count-waiting.ts';
import { type Accounts, createAccounts } from './create-accounts.ts';
import { removeConfirmedOfOthers } from './keep-accounts-apart.ts';
import { createUnreadReader } from './read-unread.ts';

/** The counts of the other accounts are no older than this while a tab is in sight. Milliseconds. */
const UNREAD_EVERY_MS = 15 * 60_000;

export interface PageAccounts extends Accounts {
  /** Reads the counts of the other accounts unless they are newer than this, in milliseconds. */
  readonly readUnread: (olderThanMs: number) => void;
}

let page: { readonly auth: object; readonly accounts: PageAccounts } | undefined;

/** The accounts of this device. Made when the user opens their list, or when there is more than one. */
export function pageAccounts(): PageAccounts {
  const auth = pageAuth();
  // Tests install several data layers.
  if (page?.auth !== auth) page = { auth, accounts: startAccounts() };
  return page.accounts;
}

function startAccounts(): PageAccounts {
  const auth = pageAuth();
  const clock = pageClock();
  const storage = pageStorage();
  const items = pageOutboxItems();
  const isOfOthers = (partition: string, known: ReadonlySet<string>) =>
    partition.startsWith(VIEWER_PREFIX) && !auth.owns(partition) && !known.has(partition);
  const presentId = () => {
    const state = auth.state();
    return state.status === 'signed-in' ? state.viewerId : undefined;
  };
  const listeners = new Set<() => void>();
  const accounts = createAccounts({
    clock,
    storage,
    auth,
    items,
    forgetOthers: () => {
      const known = knownPartitions(storage);
      removeConfirmedOfOthers(storage, (of) => !isOfOthers(of, known));
      void pageCache().remove((key) => isOfOthers(partitionOfKey(key), known));
    },
    refresh: () => void refreshViewer({ priority: 'background' }),
  });
  const read = createUnreadReader({
    clock,
    storage,
    handle: pageHandle(),
    presentId,
    onRead: () => {
      for (const listener of [...listeners]) listener();
    },
  });

  const lookForUnread = () => {
    clock.after(UNREAD_EVERY_MS, lookForUnread);
    if (!documentVisibility.isHidden() && !savesData()) void read(UNREAD_EVERY_MS);
  };
  lookForUnread();

  const queues = new Map<number, Promise<MutationQueue>>();
  const sendWaiting = () => {
    for (const record of readAccounts(storage)) {
      const { id } = record;
      if (id === presentId() || !isUsable(record, clock.now()) || !hasWaitingChanges(items, id)) continue;
      const known = queues.get(id);
      if (known) {
        void known.then((queue) => queue.wake());
        continue;
      }
      const starting = import(/* webpackChunkName: "data-outbox" */ './other-queues.ts').then(
        ({ createOtherQueue }) => createOtherQueue(auth, id),
      );
      queues.set(id, starting);
      starting.then(
        (queue) => queue.wake(),
        // Its file did not arrive: the next change of the accounts tries again.
        () => queues.delete(id),
      );
    }
  };
  accounts.subscribe(sendWaiting);
  globalThis.addEventListener?.('online', () => {
    for (const starting of queues.values()) void starting.then((queue) => queue.retry());
  });
  sendWaiting();

  return {
    ...accounts,
    subscribe: (listener) => {
      const stop = accounts.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    readUnread: (olderThanMs) => void read(olderThanMs),
  };
}
