import type { AuthStore } from './auth/auth-store.ts';
import type { Cache } from './cache/cache.ts';
import type { ChangeWriter } from './changes/change-writer.ts';
import type { MutationQueue } from './changes/mutation-queue.ts';
import type { Outbox } from './changes/outbox.ts';
import type { Handler } from './core/call.ts';
import type { Clock } from './core/clock.ts';
import type { SourceName } from './core/source-name.ts';
import type { SlowRequests } from './limits/slow-requests.ts';
import type { SourceStatuses } from './limits/source-status.ts';
import type { OptimisticLayer } from './optimistic/optimistic-layer.ts';
import type { ResourceRegistry } from './react/resource-registry.ts';
import type { DataSettings } from './sources/data-settings.ts';

/** Everything with state, made once per page by `installData`. */
export interface DataLayer {
  readonly settings: DataSettings;
  readonly clock: Clock;
  readonly auth: AuthStore;
  readonly cache: Cache;
  /** The pipeline. A token that it finds refused twice is signed out. */
  readonly handle: Handler;
  /** The engine, whose file may still be loading. Rejects when it cannot be loaded. */
  readonly engine: () => Promise<{
    readonly statuses: SourceStatuses;
    readonly slowRequests: Readonly<Record<SourceName, SlowRequests>>;
  }>;
  readonly resources: ResourceRegistry;
  readonly optimistic: OptimisticLayer;
  /** localStorage, where the browser offers it. */
  readonly storage: Storage | undefined;
  /** The user's changes and what sends them, once a page needed either. */
  readonly changes: {
    outbox?: Outbox;
    writer?: ChangeWriter;
    queue?: MutationQueue;
    isLoading?: boolean;
  };
}

let installed: DataLayer | undefined;

export function setLayer(layer: DataLayer): void {
  installed = layer;
}

/** The layer, if `installData` has been called. */
export function peekLayer(): DataLayer | undefined {
  return installed;
}

/** The layer. Throws when there is none: that is a mistake in start-up order. */
export function layer(): DataLayer {
  if (!installed) throw new Error('No data layer: the shell calls installData before it renders');
  return installed;
}
