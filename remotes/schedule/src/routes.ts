import type { Contributed } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';

export const contributions: readonly Contributed[] = [
  {
    type: 'route',
    id: 'page',
    path: '/schedule',
    title: msg`Schedule`,
    chunk: 'route-schedule',
    load: () => import(/* webpackChunkName: "route-schedule" */ './pages/schedule/route.ts'),
  },
  {
    type: 'route',
    id: 'season',
    path: '/schedule/season/:season?',
    title: msg`Season`,
    chunk: 'route-season',
    ignores: ['q', 'genre', 'group', 'show', 'skipped', 'sort', 'reverse'],
    load: () => import(/* webpackChunkName: "route-season" */ './pages/season/route.ts'),
  },
  { type: 'navigation', label: msg`Schedule`, to: '/schedule', places: ['bar', 'footer'], order: 90 },
];
