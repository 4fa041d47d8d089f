import { stableJson } from '@tsugi/platform/json';
import { useMemo, useSyncExternalStore } from 'react';
import { pageAuth } from '../auth/auth-store.ts';
import type { CacheMode } from '../core/cache-rule.ts';
import type { QueryOperation } from '../core/operation.ts';
import { IDLE_QUERY, type QueryState, type Watchable } from './query-state.ts';
import { pageResources } from './resource-registry.ts';

export interface UseQueryOptions {
  /** In place of the operation's own mode. */
  readonly mode?: CacheMode;
}

/**
 * The response to a query: what is in memory on the very first render, then what the store or the service says.
 * `null` variables ask nothing. The request ends when the last component that waits for it is gone.
 */
export function useQuery<V, D>(
  operation: QueryOperation<V, D>,
  variables: V | null,
  { mode }: UseQueryOptions = {},
): QueryState<D> {
  const auth = pageAuth();
  const resources = pageResources();
  const partition = useSyncExternalStore(auth.subscribe, auth.partition, auth.partition);
  const key = variables === null ? null : stableJson(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables count by content, the partition stands for who asks
  const resource = useMemo<Watchable<QueryState<D>>>(
    () => (variables === null ? IDLE : resources.query(operation, variables, mode)),
    [resources, operation, key, mode, partition],
  );
  return useSyncExternalStore(resource.subscribe, resource.getSnapshot, resource.getSnapshot);
}

const IDLE: Watchable<QueryState<never>> = { getSnapshot: () => IDLE_QUERY, subscribe: () => () => {} };
