import type { LoaderFunctionArgs, RouteObject } from '@tsugi/router';
import { createElement } from 'react';
import { withTimeout } from '../remotes/with-timeout.ts';

type Lazy = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;
type Loaded = Awaited<ReturnType<Lazy>>;
type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

/**
 * The router remembers for ever that a lazy route failed. Here its code is loaded by the route's loader instead, so that a
 * page whose files did not arrive can be tried again in place.
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
