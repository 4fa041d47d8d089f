import type { CacheMode } from '../core/cache-rule.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { PageOf } from '../core/page-of.ts';
import { keyOf } from '../create-call.ts';
import { createPagesResource, type PagesResource } from './pages-resource.ts';
import { createQueryResource, type QueryResource, type ResourceLayer } from './query-resource.ts';

/** The questions that components watch: equal ones share one resource. */
export interface ResourceRegistry {
  readonly query: <V, D>(operation: QueryOperation<V, D>, variables: V, mode?: CacheMode) => QueryResource<D>;
  readonly pages: <V extends { readonly page: number }, I>(
    operation: QueryOperation<V, PageOf<I>>,
    variables: Omit<V, 'page'>,
    mode?: CacheMode,
  ) => PagesResource<I>;
}

/** Unwatched lists whose number of loaded pages is remembered, so that going back finds them as they were. */
const REMEMBERED_LISTS = 50;

export function createResourceRegistry(layer: ResourceLayer): ResourceRegistry {
  const queries = new Map<string, unknown>();
  const lists = new Map<string, unknown>();
  const loadedPages = new Map<string, number>();

  const remember = (key: string, pages: number) => {
    loadedPages.delete(key);
    loadedPages.set(key, pages);
    for (const oldest of loadedPages.keys()) {
      if (loadedPages.size <= REMEMBERED_LISTS) break;
      loadedPages.delete(oldest);
    }
  };

  const registry: ResourceRegistry = {
    query: <V, D>(operation: QueryOperation<V, D>, variables: V, mode?: CacheMode) => {
      const key = `${mode ?? ''} ${keyOf(operation, variables, layer.auth.token())}`;
      const known = queries.get(key);
      // The key holds the operation's name and document: what stands there was made for the same D.
      if (known) return known as QueryResource<D>;
      const made = createQueryResource(layer, operation, variables, mode, () => queries.delete(key));
      queries.set(key, made);
      return made;
    },
    pages: <V extends { readonly page: number }, I>(
      operation: QueryOperation<V, PageOf<I>>,
      variables: Omit<V, 'page'>,
      mode?: CacheMode,
    ) => {
      // `page` is all that Omit took away.
      const pageOf = (page: number) => ({ ...variables, page }) as V;
      const key = `${mode ?? ''} ${keyOf(operation, pageOf(0), layer.auth.token())}`;
      const known = lists.get(key);
      // As above: made for the same item type.
      if (known) return known as PagesResource<I>;
      const made = createPagesResource<I>({
        page: (page) => createQueryResource(layer, operation, pageOf(page), mode),
        loadedPages: loadedPages.get(key) ?? 1,
        onPages: (pages) => remember(key, pages),
        onIdle: () => lists.delete(key),
        clock: layer.clock,
      });
      lists.set(key, made);
      return made;
    },
  };
  return registry;
}
