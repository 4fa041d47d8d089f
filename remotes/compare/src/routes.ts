import type { RouteTable } from '@tsugi/contract/route-table';

export const table: RouteTable = {
  routes: [
    {
      id: 'page',
      path: '/compare/:type',
      title: 'Compare',
      params: { type: ['anime', 'manga'] },
      section: 'compare',
      chunk: 'route-compare',
      load: () => import(/* webpackChunkName: "route-compare" */ './page/route.ts'),
    },
  ],
  navigation: [
    { label: 'Compare', to: '/compare/anime', places: ['bar'], order: 40, section: 'compare' },
    { label: 'Compare lists', to: '/compare/anime', places: ['footer', 'welcome'], order: 20 },
    {
      label: 'Compare lists',
      to: '/compare/anime',
      places: ['shortcut'],
      order: 40,
      icon: 'M8 4v16M16 4v16M3 8l5-4 5 4M11 16l5 4 5-4',
    },
    {
      label: 'Compare',
      to: '/compare/anime',
      places: ['account'],
      order: 40,
      icon: 'M8 4v16M16 4v16M3 8l5-4 5 4M11 16l5 4 5-4',
    },
  ],
  redirects: [{ from: '/compare/*', to: '/compare/anime' }],
};
