import { retryWithBackoff } from '@tsugi/platform/retry';
import { accountOf, pageAuth } from '../auth/auth-store.ts';
import { accountIdOf } from '../auth/token-claims.ts';
import { pageClock, pageStorage } from '../core/page.ts';
import { documentVisibility } from '../core/visibility.ts';
import { pageEngine } from '../limits/page-engine.ts';
import { pageSettings } from '../sources/data-settings.ts';
import { createMutation } from './create-mutation.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { createMutationQueue } from './mutation-queue.ts';
import { obstacleOf, whenFree } from './obstacle.ts';
import { pageOutbox } from './outbox.ts';
import { type MutationQueue, pageChanges } from './page-changes.ts';
import { createSenderLock } from './sender-lock.ts';

/** The page's queue. Made when a signed-in user sees the first control, or when there is something in the outbox. */
export function pageMutationQueue(): MutationQueue {
  const changes = pageChanges();
  changes.queue ??= startQueue();
  return changes.queue;
}

/** A restored connection may need this long before the first request succeeds. */
const RECONNECT_MS = 1_000;

function startQueue(): MutationQueue {
  const auth = pageAuth();
  const clock = pageClock();
  const optimistic = pageOptimistic();
  const locks = globalThis.navigator?.locks;
  const outbox = pageOutbox();
  const write = createMutation();
  const tracker = async () => (await pageEngine()()).statuses.tracker;
  const obstacle = obstacleOf(clock, tracker);
  const queue = createMutationQueue({
    clock,
    outbox,
    optimistic,
    obstacle,
    account: () => (auth.token() === undefined ? undefined : accountOf(auth)),
    lock: createSenderLock({ clock, locks, storage: pageStorage(), tab: outbox.tab }),
    isHidden: documentVisibility.isHidden,
    send: (options) => {
      // The account may be another one when the request gets its turn.
      const token = auth.token();
      return (operation, variables) => write(operation, variables, { ...options, token });
    },
    serverValueOf: async (subject, options) => {
      const token = auth.token();
      const file = await import(/* webpackChunkName: "data-server-value" */ './server-value.ts');
      return file.serverValueOf(subject, { ...options, token });
    },
    onNotice: pageSettings().onNotice ?? (() => {}),
    onEntryConfirmed: (change) => pageChanges().onEntryConfirmed?.(change, accountOf(auth)),
    onSettingConfirmed: async (name, value) => {
      // The account may be another one when the file is here.
      const partition = auth.partition();
      const { settingConfirmed } = await retryWithBackoff(
        () => import(/* webpackChunkName: "data-server-value" */ './settings/follow-setting.ts'),
      );
      settingConfirmed(name, value, partition);
    },
  });

  let partition = auth.partition();
  let account = accountOf(auth);
  let accountId = accountIdOf(auth.token());
  // The viewer was known before this file arrived.
  if (account !== partition) outbox.adopt(partition);
  auth.subscribe(() => {
    const next = accountOf(auth);
    // The same sign-in, and the viewer is known now.
    if (auth.partition() === partition && next !== account) outbox.adopt(partition);
    // The sign-in ended before the viewer was known: the token names the account, the next token has another partition.
    if (auth.partition() !== partition && account === partition && accountId)
      outbox.adopt(partition, `user-${accountId}`);
    partition = auth.partition();
    account = next;
    accountId = accountIdOf(auth.token());
    outbox.reload();
  });
  // Another tab's changes, and the end of a sign-out, come this way too.
  outbox.subscribe(queue.wake);
  auth.onLeave(queue.leave);
  // Not every browser raises both when a page is closed.
  addEventListener('pagehide', queue.leave);
  addEventListener('pageshow', queue.wake);
  addEventListener('online', () => void clock.after(RECONNECT_MS, queue.retry));
  documentVisibility.subscribe(() => (documentVisibility.isHidden() ? queue.leave() : queue.wake()));
  void whenFree(tracker, obstacle, queue.retry);
  queue.wake();
  return queue;
}
