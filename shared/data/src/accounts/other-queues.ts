import { t } from '@tsugi/i18n/macro';
import { retryWithBackoff } from '@tsugi/platform/retry';
import type { AuthStore } from '../auth/auth-store.ts';
import { accountItems } from '../changes/account-items.ts';
import { createMutation } from '../changes/create-mutation.ts';
import { createOptimisticLayer } from '../changes/create-optimistic-layer.ts';
import { createMutationQueue } from '../changes/mutation-queue.ts';
import { obstacleOf } from '../changes/obstacle.ts';
import { createOutbox, pageOutbox } from '../changes/outbox.ts';
import { pageOutboxItems } from '../changes/outbox-items.ts';
import { type MutationQueue, pageChanges } from '../changes/page-changes.ts';
import { createSenderLock } from '../changes/sender-lock.ts';
import { partitionOf } from '../core/cache-key.ts';
import { pageClock, pageStorage } from '../core/page.ts';
import { documentVisibility } from '../core/visibility.ts';
import { pageEngine } from '../limits/page-engine.ts';
import { pageSettings } from '../sources/data-settings.ts';
import { isUsable, readAccount } from './account-records.ts';
import { outboxNameOf } from './count-waiting.ts';

/** What sends the changes of one account that is not the present one, with its own token. */
export function createOtherQueue(auth: AuthStore, id: number): MutationQueue {
  const clock = pageClock();
  const storage = pageStorage();
  const who = outboxNameOf(id);
  const items = accountItems(pageOutboxItems(), who);
  const { tab, settled } = pageOutbox();
  // The page's own outbox takes the database into use for all accounts.
  const outbox = createOutbox({ clock, items, tab, attach: settled });
  const record = () => readAccount(storage, id);
  /** Undefined as soon as it is the present account, whose changes the page's own queue sends. */
  const token = () => {
    const state = auth.state();
    if (state.status === 'signed-in' && state.viewerId === id) return undefined;
    const known = record();
    return known && isUsable(known, clock.now()) ? known.token : undefined;
  };
  const queue = createMutationQueue({
    clock,
    outbox,
    optimistic: createOptimisticLayer({ clock, storage, partition: () => partitionOf(token()), items }),
    account: () => (token() === undefined ? undefined : who),
    lock: createSenderLock({ clock, locks: globalThis.navigator?.locks, storage, tab }),
    isHidden: documentVisibility.isHidden,
    obstacle: obstacleOf(clock, async () => (await pageEngine()()).statuses.tracker),
    send: (options) => {
      const own = token();
      const write = createMutation({ auth: { token: () => own } });
      return (operation, variables) => write(operation, variables, { ...options, token: own });
    },
    serverValueOf: async (subject, options) => {
      const own = token();
      const file = await import(/* webpackChunkName: "data-server-value" */ '../changes/server-value.ts');
      return file.serverValueOf(subject, { ...options, token: own });
    },
    onNotice: (message, subject, error) => {
      const name = record()?.name ?? '';
      const text = t({
        message: `For ${{ accountName: name }}: ${{ notice: message }}`,
        context: 'another account',
      });
      pageSettings().onNotice?.(text, subject && `${name}/${subject}`, error);
    },
    onEntryConfirmed: (change) => pageChanges().onEntryConfirmed?.(change, who),
    onSettingConfirmed: async (name, value) => {
      const partition = partitionOf(token());
      const { settingConfirmed } = await retryWithBackoff(
        () => import(/* webpackChunkName: "data-server-value" */ '../changes/settings/follow-setting.ts'),
      );
      settingConfirmed(name, value, partition);
    },
  });
  outbox.subscribe(queue.wake);
  documentVisibility.subscribe(queue.wake);
  return queue;
}
