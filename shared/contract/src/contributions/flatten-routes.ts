import type { ContributedRoute } from './authored.ts';

/** A page: a route without children, with everything it inherits. */
export interface FlatRoute {
  /** Outermost first; the page itself is the last. */
  readonly chain: readonly ContributedRoute[];
  /** Pattern from the product's root. */
  readonly path: string;
  readonly params: NonNullable<ContributedRoute['params']>;
}

/** Every page with its whole pattern, in the given order. */
export function flattenRoutes(
  routes: readonly ContributedRoute[],
  parent: FlatRoute = { chain: [], path: '', params: {} },
): readonly FlatRoute[] {
  return routes.flatMap((route) => {
    const flat = {
      chain: [...parent.chain, route],
      path: joinPaths(parent.path, route.path),
      params: { ...parent.params, ...route.params },
    };
    return route.children ? flattenRoutes(route.children, flat) : [flat];
  });
}

/** An optional segment is required as soon as another one follows it. */
function joinPaths(parent: string, child: string): string {
  if (child === '' || parent === '') return parent + child;
  return `${parent.replaceAll('?', '')}/${child}`;
}
