import { pageAuth } from './auth/auth-store.ts';
import { pageCache } from './cache/cache.ts';
import { pageOptimistic } from './changes/create-optimistic-layer.ts';
import { pageOutboxItems } from './changes/outbox-items.ts';
import { pageChanges } from './changes/page-changes.ts';
import { pageClock, pageHandle, pageStorage } from './core/page.ts';
import { pageEngine } from './limits/page-engine.ts';
import { pageResources } from './react/resource-registry.ts';
import { pageSettings } from './sources/data-settings.ts';

const PARTS = {
  settings: pageSettings,
  clock: pageClock,
  storage: pageStorage,
  auth: pageAuth,
  cache: pageCache,
  handle: pageHandle,
  engine: pageEngine,
  resources: pageResources,
  outboxItems: pageOutboxItems,
  optimistic: pageOptimistic,
};

/** Everything with state, made once per page by `installData`. */
export type DataLayer = { readonly [Name in keyof typeof PARTS]: ReturnType<(typeof PARTS)[Name]> };

/** Each folder reads its own parts, so that none of them imports the whole. */
export function setLayer(layer: DataLayer): void {
  for (const [name, part] of Object.entries(PARTS)) {
    // The layer has a part of this name and type.
    part.set(layer[name as keyof DataLayer] as never);
  }
  pageChanges.set({});
}
