import type { RouteTable } from '@tsugi/contract/route-table';

export const table: RouteTable = {
  routes: [
    {
      id: 'page',
      path: '/compare/:type',
      title: 'Compare',
      params: { type: ['anime', 'manga'] },
      chunk: 'route-compare',
      load: () => import(/* webpackChunkName: "route-compare" */ './page/route.ts'),
    },
  ],
  redirects: [{ from: '/compare/*', to: '/compare/anime' }],
};
