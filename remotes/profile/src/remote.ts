import type { RouteObject } from '@tsugi/router';
import type { ComponentType } from 'react';
import { warmPage } from './warm-page.ts';

export const routes: readonly RouteObject[] = [
  {
    id: 'profile:user',
    path: '/user/:name',
    lazy: () => import(/* webpackChunkName: "route-user" */ './user/route.ts'),
    children: [
      {
        id: 'profile:overview',
        index: true,
        lazy: () => import(/* webpackChunkName: "route-user" */ './overview/route.ts'),
      },
      {
        id: 'profile:favourites',
        path: 'favourites',
        lazy: () => import(/* webpackChunkName: "route-user-pages" */ './favourites/route.ts'),
      },
      {
        id: 'profile:socials',
        path: 'socials',
        lazy: () => import(/* webpackChunkName: "route-user-pages" */ './socials/route.ts'),
      },
      {
        id: 'profile:list',
        path: ':type/:list?',
        lazy: () => import(/* webpackChunkName: "route-user-pages" */ './media-list/route.ts'),
      },
    ],
  },
  {
    id: 'profile:notifications',
    path: '/notifications',
    lazy: () => import(/* webpackChunkName: "route-notifications" */ './notifications/route.ts'),
  },
  {
    id: 'profile:activity',
    path: '/activity/:id',
    lazy: () => import(/* webpackChunkName: "route-activity" */ './activity-page/route.ts'),
  },
];

/** Warms the page at this URL: its code, and a profile's user. Never rejects. */
export async function preload(url: URL): Promise<void> {
  try {
    await warmPage(url);
  } catch {
    // Only a head start: the navigation itself reports what is wrong.
  }
}

export const widgets: Readonly<Record<string, () => Promise<ComponentType<Record<string, unknown>>>>> = {
  'continue-watching': async () => asWidget((await watching()).ContinueWatching),
  'airing-today': async () => asWidget((await watching()).AiringToday),
  'activity-feed': async () => asWidget((await activityFeed()).ActivityFeed),
};

const activityFeed = () => import(/* webpackChunkName: "activity-feed" */ './activity/ActivityFeed.tsx');

const watching = () => import(/* webpackChunkName: "watching" */ './watching/widgets.ts');

/** The shell passes a widget's props on as they are. */
function asWidget(component: unknown) {
  // Every widget of this remote is a component; the shell checks it once more.
  return component as ComponentType<Record<string, unknown>>;
}
