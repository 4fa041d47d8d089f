import type { RouteObject } from '@tsugi/router';

const loadRoute = () => import(/* webpackChunkName: "route-compare" */ './page/route.ts');

export const routes: readonly RouteObject[] = [
  { id: 'compare:page', path: '/compare/:type', lazy: loadRoute },
];

/** Warms the page and the lists of the users in the URL. Never rejects. */
export async function preload(url: URL): Promise<void> {
  try {
    const { prefetchLists } = await import(/* webpackChunkName: "route-compare" */ './page/load-lists.ts');
    prefetchLists(url, 'prefetch');
    await loadRoute();
  } catch {
    // Only a head start: the navigation itself reports what is wrong.
  }
}

export const widgets = {};
