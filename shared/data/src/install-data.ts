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

  // The changes that show are those of the account: another one is here, or the viewer is known now. The engine deletes what is left of others.
  const accountNow = () => auth.partition() + accountOf(auth);
  let account = accountNow();
  auth.subscribe(() => {
    if (account === accountNow()) return;
    account = accountNow();
    optimistic.reload();
  });
  addEventListener('storage', ({ key }) => {
    if (key === null || isSignInItem(key)) auth.reload();
    if (key === null || key === OPTIMISTIC_PREFIX + auth.partition() || isOutboxItem(key))
      optimistic.reload();
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
