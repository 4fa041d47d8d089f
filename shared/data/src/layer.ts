import { type AuthStore, pageAuth } from './auth/auth-store.ts';
import { type Cache, pageCache } from './cache/cache.ts';
import { pageOptimistic } from './changes/create-optimistic-layer.ts';
import { type OutboxItems, pageOutboxItems } from './changes/outbox-items.ts';
import { pageChanges } from './changes/page-changes.ts';
import type { Handler } from './core/call.ts';
import type { Clock } from './core/clock.ts';
import { pageClock, pageHandle, pageStorage } from './core/page.ts';
import { pageEngine } from './limits/page-engine.ts';
import type { OptimisticLayer } from './optimistic/optimistic-layer.ts';
import { pageResources, type ResourceRegistry } from './react/resource-registry.ts';
import { type DataSettings, pageSettings } from './sources/data-settings.ts';

/** Everything with state, made once per page by `installData`. */
export interface DataLayer {
  readonly settings: DataSettings;
  readonly clock: Clock;
  readonly auth: AuthStore;
  readonly cache: Cache;
  /** The pipeline. A token that it finds refused twice is signed out. */
  readonly handle: Handler;
  readonly engine: ReturnType<typeof pageEngine>;
  readonly resources: ResourceRegistry;
  readonly outboxItems: OutboxItems;
  readonly optimistic: OptimisticLayer;
  /** localStorage, where the browser offers it. */
  readonly storage: Storage | undefined;
}

/** Each folder reads its own parts, so that none of them imports the whole. */
export function setLayer(layer: DataLayer): void {
  pageSettings.set(layer.settings);
  pageClock.set(layer.clock);
  pageStorage.set(layer.storage);
  pageAuth.set(layer.auth);
  pageCache.set(layer.cache);
  pageHandle.set(layer.handle);
  pageEngine.set(layer.engine);
  pageResources.set(layer.resources);
  pageOutboxItems.set(layer.outboxItems);
  pageOptimistic.set(layer.optimistic);
  pageChanges.set({});
}
