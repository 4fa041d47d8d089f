import { bootResult } from '@tsugi/contract/boot-result';
import { localStore } from '@tsugi/platform/store';
import { accountOf, createAuthStore, isSignInItem } from './auth/auth-store.ts';
import { refreshViewer } from './auth/sign-in.ts';
import { createCache } from './cache/cache.ts';
import { createMemoryCache } from './cache/memory-cache.ts';
import { createOptimisticLayer, OPTIMISTIC_PREFIX } from './changes/create-optimistic-layer.ts';
import { createOutboxItems, isOutboxItem } from './changes/outbox-items.ts';
import { partitionOfKey } from './core/cache-key.ts';
import { systemClock } from './core/clock.ts';
import { setLayer } from './layer.ts';
import { lazyEngine } from './lazy-engine.ts';
import { expectForInitialPage } from './react/read.ts';
import { createResourceRegistry } from './react/resource-registry.ts';
import type { DataSettings } from './sources/data-settings.ts';

/** Makes the page's data layer. Called once by the shell, before anything renders. */
export function installData(settings: DataSettings): void {
  const clock = systemClock;
  const storage = localStore();
  const notice = settings.onNotice ?? (() => {});
  const auth = createAuthStore(storage);
  const bootToken = auth.token();
  const memory = createMemoryCache();
  const { handle, store, engine } = lazyEngine(() => ({
    settings,
    clock,
    storage,
    cache,
    memory,
    auth,
    bootToken,
    onNotice: notice,
  }));
  const cache = createCache({
    clock,
    memory,
    store,
    mayKeep: (key) => auth.owns(partitionOfKey(key)),
  });
  const outboxItems = createOutboxItems({ storage, account: () => accountOf(auth) });
  const optimistic = createOptimisticLayer({
    clock,
    storage,
    partition: auth.partition,
    items: outboxItems,
  });
  const resources = createResourceRegistry({ auth, cache, clock, handle, optimistic });
  setLayer({ settings, clock, storage, auth, cache, handle, engine, resources, outboxItems, optimistic });

  // React's first rendering shows what the stored screen showed.
  for (const key of bootResult()?.shownResults ?? [])
    expectForInitialPage(cache.read('results', key).catch(() => undefined));

  // What belongs to another account leaves the page: in this tab, and by the same path in every other. The engine deletes what is stored.
  let partition = auth.partition();
  let account = accountOf(auth);
  auth.subscribe(() => {
    // The viewer is known now: the changes that wait under the account's name are shown.
    if (account !== accountOf(auth)) optimistic.reload();
    account = accountOf(auth);
    if (auth.partition() === partition) return;
    partition = auth.partition();
    optimistic.clear();
  });
  addEventListener('storage', ({ key }) => {
    if (key === null || isSignInItem(key)) auth.reload();
    if (key === null || key === OPTIMISTIC_PREFIX + partition || isOutboxItem(key)) optimistic.reload();
  });
  // A page restored from the back-forward cache missed the events meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    auth.reload();
    optimistic.reload();
  });
  whenIdle(() => {
    void store.sweep();
    if (auth.token() !== undefined) void refreshViewer({ priority: 'background' });
  });
}

/** After the first screen: background work must not compete with it. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}
