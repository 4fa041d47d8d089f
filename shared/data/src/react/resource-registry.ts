import type { CacheMode } from '../core/cache-rule.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { PageOf } from '../core/page-of.ts';
import { keyOf } from '../create-call.ts';
import { createPagesResource, type PagesResource } from './pages-resource.ts';
import { createQueryResource, type QueryResource, type ResourceLayer } from './query-resource.ts';
import type { Resource } from './query-state.ts';

/** The questions that components watch: equal ones share one resource. */
export interface ResourceRegistry {
  readonly query: <V, D>(operation: QueryOperation<V, D>, variables: V, mode?: CacheMode) => QueryResource<D>;
  readonly pages: <V extends { readonly page: number }, I>(
    operation: QueryOperation<V, PageOf<I>>,
    variables: Omit<V, 'page'>,
    mode?: CacheMode,
  ) => PagesResource<I>;
}

/** Longest time between a first render and its effects, in milliseconds. */
const UNWATCHED_MS = 30_000;
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

  /** Keeps it as long as somebody watches it, and while a first render may still come to its end. */
  const keep = <R extends Resource<unknown>>(
    kept: Map<string, unknown>,
    key: string,
    make: (onIdle: () => void) => R,
  ): R => {
    const forget = () => {
      if (!made.isWatched() && kept.get(key) === made) kept.delete(key);
    };
    const made = make(forget);
    kept.set(key, made);
    layer.clock.after(UNWATCHED_MS, forget);
    return made;
  };

  const registry: ResourceRegistry = {
    query: <V, D>(operation: QueryOperation<V, D>, variables: V, mode?: CacheMode) => {
      const key = `${mode ?? ''} ${keyOf(operation, variables, layer.auth.token())}`;
      const known = queries.get(key);
      // The key holds the operation's name and document: what stands there was made for the same D.
      if (known) return known as QueryResource<D>;
      return keep(queries, key, (onIdle) => createQueryResource(layer, operation, variables, mode, onIdle));
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
      return keep(lists, key, (onIdle) =>
        createPagesResource<I>({
          page: (page) => createQueryResource(layer, operation, pageOf(page), mode),
          loadedPages: loadedPages.get(key) ?? 1,
          onPages: (pages) => remember(key, pages),
          onIdle,
          clock: layer.clock,
        }),
      );
    },
  };
  return registry;
}
