import { pageAuth } from '../auth/auth-store.ts';
import { refreshViewer } from '../auth/sign-in.ts';
import { pageCache } from '../cache/cache.ts';
import { pageOptimistic } from '../changes/create-optimistic-layer.ts';
import { entryMutation } from '../changes/definitions/entry-mutation.ts';
import { obstacleOf, whenFree } from '../changes/obstacle.ts';
import { pageOutbox } from '../changes/outbox.ts';
import { pageOutboxItems } from '../changes/outbox-items.ts';
import { pageChanges } from '../changes/page-changes.ts';
import { createSenderLock } from '../changes/sender-lock.ts';
import { pageClock, pageHandle, pageStorage } from '../core/page.ts';
import { documentVisibility } from '../core/visibility.ts';
import { pageEngine } from '../limits/page-engine.ts';
import { openBatchDatabase } from './batch-database.ts';
import { createBatchLoop } from './batch-loop.ts';
import { createBatchOverlay } from './batch-overlay.ts';
import { createSendStep } from './batch-sender.ts';
import { createBatchService } from './batch-service.ts';
import { type BatchChannel, createBatchStore } from './batch-store.ts';
import { type BatchesWithSingles, createBatches } from './create-batches.ts';

/** A restored connection may need this long before the first request succeeds. */
const RECONNECT_MS = 1_000;

/** Made once a page uses them, or when one is not done. */
export function pageBatches(): BatchesWithSingles {
  const changes = pageChanges();
  changes.batches ??= startBatches();
  // Nothing else sets it.
  return changes.batches as BatchesWithSingles;
}

function startBatches(): BatchesWithSingles {
  const auth = pageAuth();
  const clock = pageClock();
  const optimistic = pageOptimistic();
  const outbox = pageOutbox();
  const service = createBatchService({
    auth,
    cache: pageCache(),
    handle: pageHandle(),
    storage: pageStorage(),
  });
  const account = () => {
    const id = service.viewerId();
    return id === undefined ? undefined : `user-${id}`;
  };
  const database = openBatchDatabase();
  const store = createBatchStore({
    database,
    overlay: createBatchOverlay(pageOutboxItems()),
    channel: openChannel(),
    optimistic,
    account,
  });
  const tracker = async () => (await pageEngine()()).statuses.tracker;
  const obstacle = obstacleOf(clock, tracker);
  const isBusy = (mediaId: number) => outbox.get(entryMutation(mediaId).key) !== undefined;
  const loop = createBatchLoop({
    clock,
    store,
    step: createSendStep({ clock, store, service, optimistic, account, isBusy }),
    lock: createSenderLock({
      clock,
      locks: globalThis.navigator?.locks,
      storage: pageStorage(),
      tab: outbox.tab,
    }),
    account,
    isHidden: documentVisibility.isHidden,
    obstacle,
  });
  const load = () => void store.load().then(loop.wake, loop.wake);
  let known = account();
  auth.subscribe(() => {
    if (account() === known) return;
    known = account();
    load();
  });
  outbox.subscribe(loop.wake);
  store.subscribe(loop.wake);
  addEventListener('online', () => void clock.after(RECONNECT_MS, loop.retry));
  documentVisibility.subscribe(loop.wake);
  void whenFree(tracker, obstacle, loop.retry);
  load();
  return createBatches({
    clock,
    store,
    rowsOf: database.rows,
    readEntries: service.readEntries,
    account: async () => {
      if (account() === undefined) await refreshViewer();
      const name = account();
      if (name === undefined) throw new Error('A batch belongs to an account: nobody is signed in');
      return name;
    },
    newId: () => `${outbox.tab}-${Math.random().toString(36).slice(2, 8)}`,
    wake: loop.wake,
  });
}

function openChannel(): BatchChannel {
  // Without it, the other tabs learn of a change when they are opened.
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('tsugi-batches') : undefined;
  return {
    post: (id) => channel?.postMessage(id),
    onMessage: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      }),
  };
}
