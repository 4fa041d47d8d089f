import { keyOf, type UseQueryOptions } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import { pagePart } from '../core/page.ts';
import type { PageOf } from '../core/page-of.ts';
import { createPagesResource, type PagesResource } from './pages-resource.ts';
import {
  createQueryResource,
  type QueryResource,
  type RenderedQuery,
  type ResourceLayer,
} from './query-resource.ts';
import type { Resource } from './query-state.ts';

/** The queries that components watch: equal ones share one resource. */
export interface ResourceRegistry {
  readonly query: <V, D>(
    operation: QueryOperation<V, D>,
    variables: V,
    options?: UseQueryOptions,
  ) => QueryResource<D>;
  readonly pages: <V extends { readonly page: number }, I>(
    operation: QueryOperation<V, PageOf<I>>,
    variables: Omit<V, 'page'>,
    options?: UseQueryOptions,
  ) => PagesResource<I>;
  /** The queries that components watch, and those of renders that have not finished. */
  readonly rendered: () => readonly RenderedQuery[];
}

export const pageResources = pagePart<ResourceRegistry>();

/** Longest time between a first render and its effects, in milliseconds. */
const UNWATCHED_MS = 30_000;
/** Unwatched lists whose number of loaded pages is stored, so that going back restores them. */
const CACHED_LISTS = 50;

export function createResourceRegistry(layer: ResourceLayer): ResourceRegistry {
  const queries = new Map<string, Resource<unknown> & RenderedQuery>();
  const lists = new Map<string, PagesResource<unknown>>();
  const loadedPages = new Map<string, number>();

  const storePages = (key: string, pages: number) => {
    loadedPages.delete(key);
    loadedPages.set(key, pages);
    for (const oldest of loadedPages.keys()) {
      if (loadedPages.size <= CACHED_LISTS) break;
      loadedPages.delete(oldest);
    }
  };

  /** Stores it as long as a component watches it, and while a first render may still finish. */
  const keep = <R extends K, K extends Resource<unknown>>(
    resources: Map<string, K>,
    key: string,
    make: (onIdle: () => void) => R,
  ): R => {
    const release = () => {
      if (!made.isWatched() && resources.get(key) === made) resources.delete(key);
    };
    const made = make(release);
    resources.set(key, made);
    layer.clock.after(UNWATCHED_MS, release);
    return made;
  };

  const registry: ResourceRegistry = {
    rendered: () => [...queries.values(), ...[...lists.values()].flatMap((list) => list.queries())],
    query: <V, D>(operation: QueryOperation<V, D>, variables: V, options: UseQueryOptions = {}) => {
      const key = `${kindOf(options)} ${keyOf(operation, variables, layer.auth.token())}`;
      const known = queries.get(key);
      // The key contains the operation's name and document: the resource under it was made for the same D.
      if (known) return known as QueryResource<D>;
      return keep(queries, key, (onIdle) =>
        createQueryResource(layer, operation, variables, options, onIdle),
      );
    },
    pages: <V extends { readonly page: number }, I>(
      operation: QueryOperation<V, PageOf<I>>,
      variables: Omit<V, 'page'>,
      options: UseQueryOptions = {},
    ) => {
      // `page` is all that Omit took away.
      const pageOf = (page: number) => ({ ...variables, page }) as V;
      const key = `${kindOf(options)} ${keyOf(operation, pageOf(0), layer.auth.token())}`;
      const known = lists.get(key);
      // As above: made for the same item type.
      if (known) return known as PagesResource<I>;
      return keep(lists, key, (onIdle) =>
        createPagesResource<I>({
          page: (page) => createQueryResource(layer, operation, pageOf(page), options),
          loadedPages: loadedPages.get(key) ?? 1,
          onPages: (pages) => storePages(key, pages),
          onIdle,
          clock: layer.clock,
        }),
      );
    },
  };
  return registry;
}

/** Who asks in another way has another resource. */
const kindOf = ({ mode, priority }: UseQueryOptions) => `${mode ?? ''}${priority ?? ''}`;
