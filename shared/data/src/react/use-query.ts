import type { UseQueryOptions } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { PageOf } from '../core/page-of.ts';
import { IDLE_PAGES, type PagesState } from './pages-resource.ts';
import { IDLE_QUERY, type QueryState } from './query-state.ts';
import { useResource } from './use-resource.ts';

/**
 * The response to a query: what is in memory on the very first render, then what the store or the service says.
 * `null` variables ask nothing. The request ends when the last component that waits for it is gone.
 */
export function useQuery<V, D>(
  operation: QueryOperation<V, D>,
  variables: V | null,
  options: UseQueryOptions = {},
): QueryState<D> {
  return useResource(operation, variables, options, IDLE_QUERY, (resources, asked) =>
    resources.query(operation, asked, options),
  );
}

/** A list, page by page. Pages loaded before are there at once when one comes back. `null` variables ask nothing. */
export function usePages<V extends { readonly page: number }, I>(
  operation: QueryOperation<V, PageOf<I>>,
  variables: Omit<V, 'page'> | null,
  options: UseQueryOptions = {},
): PagesState<I> {
  return useResource(operation, variables, options, IDLE_PAGES, (resources, asked) =>
    resources.pages(operation, asked, options),
  );
}
