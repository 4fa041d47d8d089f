import type { RouteObject } from '@tsugi/router';
import type { ComponentType } from 'react';

export const routes: readonly RouteObject[] = [
  {
    id: 'search:results',
    path: '/search/:type/:header?',
    lazy: () => import(/* webpackChunkName: "route-results" */ './results/route.ts'),
  },
  {
    id: 'search:browse',
    path: '/browse/:type',
    lazy: () => import(/* webpackChunkName: "route-browse" */ './browse/route.ts'),
  },
];

/** Warms the page at this URL: its code, and the first request as far as the budget allows. Never rejects. */
export async function preload(url: URL): Promise<void> {
  const [, area, type, header] = /\/(search|browse)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(url.pathname) ?? [];
  try {
    if (area === 'search') {
      const { prefetchResults } = await import(
        /* webpackChunkName: "route-results" */ './results/prefetch-results.ts'
      );
      prefetchResults(type, header, url.searchParams, 'prefetch');
    }
    if (area === 'browse') {
      const { prefetchBrowse } = await import(
        /* webpackChunkName: "route-browse" */ './browse/prefetch-browse.ts'
      );
      prefetchBrowse(type, 'prefetch');
    }
  } catch {
    // Warming is a favour: the navigation itself will ask again and say what is wrong.
  }
}

type Widgets = Readonly<Record<string, () => Promise<ComponentType<Record<string, unknown>>>>>;

export const widgets: Widgets = {
  'trending-row': async () => {
    const { TrendingRow } = await import(/* webpackChunkName: "home-rows" */ './home-rows/TrendingRow.tsx');
    // The shell passes a widget's props on as they are; the widget reads them as unknown input.
    return TrendingRow as ComponentType<Record<string, unknown>>;
  },
  'season-row': async () => {
    const { SeasonRow } = await import(/* webpackChunkName: "home-rows" */ './home-rows/SeasonRow.tsx');
    // As above.
    return SeasonRow as ComponentType<Record<string, unknown>>;
  },
};
