import { stableJson } from '@tsugi/platform/json';
import { useMemo, useSyncExternalStore } from 'react';
import { pageAuth } from '../auth/auth-store.ts';
import type { UseQueryOptions } from '../core/create-call.ts';
import type { Watchable } from './query-state.ts';
import { pageResources, type ResourceRegistry } from './resource-registry.ts';

/** What the page's resource for an operation and its variables gives; `idle` while these are `null`. */
export function useResource<V, S>(
  operation: object,
  variables: V | null,
  { mode, priority }: UseQueryOptions,
  idle: S,
  resourceOf: (resources: ResourceRegistry, variables: V) => Watchable<S>,
): S {
  const auth = pageAuth();
  const resources = pageResources();
  const partition = useSyncExternalStore(auth.subscribe, auth.partition, auth.partition);
  const key = variables === null ? null : stableJson(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables count by content, the partition stands for who asks
  const resource = useMemo<Watchable<S>>(
    () =>
      variables === null
        ? { getSnapshot: () => idle, subscribe: () => () => {} }
        : resourceOf(resources, variables),
    [resources, operation, key, mode, priority, partition],
  );
  return useSyncExternalStore(resource.subscribe, resource.getSnapshot, resource.getSnapshot);
}
