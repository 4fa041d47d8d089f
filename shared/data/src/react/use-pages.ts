import { stableJson } from '@tsugi/platform/json';
import { useMemo, useSyncExternalStore } from 'react';
import { pageAuth } from '../auth/auth-store.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { PageOf } from '../core/page-of.ts';
import { IDLE_PAGES, type PagesState } from './pages-resource.ts';
import type { Watchable } from './query-state.ts';
import { pageResources } from './resource-registry.ts';
import type { UseQueryOptions } from './use-query.ts';

/** A list, page by page. Pages loaded before are there at once when one comes back. `null` variables ask nothing. */
export function usePages<V extends { readonly page: number }, I>(
  operation: QueryOperation<V, PageOf<I>>,
  variables: Omit<V, 'page'> | null,
  { mode }: UseQueryOptions = {},
): PagesState<I> {
  const auth = pageAuth();
  const resources = pageResources();
  const partition = useSyncExternalStore(auth.subscribe, auth.partition, auth.partition);
  const key = variables === null ? null : stableJson(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables count by content, the partition stands for who asks
  const resource = useMemo<Watchable<PagesState<I>>>(
    () => (variables === null ? IDLE : resources.pages(operation, variables, mode)),
    [resources, operation, key, mode, partition],
  );
  return useSyncExternalStore(resource.subscribe, resource.getSnapshot, resource.getSnapshot);
}

const IDLE: Watchable<PagesState<never>> = { getSnapshot: () => IDLE_PAGES, subscribe: () => () => {} };
