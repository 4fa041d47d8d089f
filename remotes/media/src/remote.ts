import type { RouteObject } from '@tsugi/router';
import { warmPage } from './warm-page.ts';

export const routes: readonly RouteObject[] = [
  {
    id: 'media:media',
    path: '/ani/:type/:id/:name?',
    lazy: () => import(/* webpackChunkName: "route-media" */ './media/route.ts'),
    children: [
      {
        id: 'media:overview',
        index: true,
        lazy: () => import(/* webpackChunkName: "route-media" */ './overview/route.ts'),
      },
      {
        id: 'media:characters',
        path: 'characters',
        lazy: () => import(/* webpackChunkName: "route-people" */ './characters/route.ts'),
      },
      {
        id: 'media:staff',
        path: 'staff',
        lazy: () => import(/* webpackChunkName: "route-people" */ './staff/route.ts'),
      },
    ],
  },
  {
    id: 'media:mal',
    path: '/mal/:type/:id/:name?',
    lazy: () => import(/* webpackChunkName: "route-mal" */ './mal/route.ts'),
  },
];

/** Warms the page at this URL: its code, and the media as far as the budget allows. Never rejects. */
export async function preload(url: URL): Promise<void> {
  try {
    await warmPage(url);
  } catch {
    // Only a head start: the navigation itself reports what is wrong.
  }
}

export const widgets = {};
