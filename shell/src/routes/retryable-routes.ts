import type { LoaderFunctionArgs, RouteObject } from '@tsugi/router';
import { createElement } from 'react';
import { withTimeout } from '../remotes/with-timeout.ts';

type Lazy = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;
type Loaded = Awaited<ReturnType<Lazy>>;
type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

/**
 * The router never loads a lazy route again after a failure. Here the route's loader loads the code instead, so that a
 * failed page can be retried in place.
 */
export function retryableRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy, ...route }) => {
    const children = route.children && { children: retryableRoutes(route.children) };
    // Spreading the two kinds of routes (with children, index) loses which of them it was.
    return { ...route, ...children, ...(typeof lazy === 'function' ? retryable(lazy) : {}) } as RouteObject;
  });
}

function retryable(lazy: Lazy) {
  let loaded: Loaded | undefined;
  // Rendered only after the loader below.
  const component = () => loaded?.Component && createElement(loaded.Component);
  return {
    async loader(args: LoaderFunctionArgs) {
      loaded ??= await withTimeout(lazy());
      return typeof loaded.loader === 'function' ? loaded.loader(args) : null;
    },
    shouldRevalidate: (args: Parameters<ShouldRevalidate>[0]) =>
      loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: component,
  };
}
