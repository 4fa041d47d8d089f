import { CONTRACT_VERSION } from '@tsugi/contract';

export const manifest = {
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/compare/:type',
      title: 'Compare',
      params: { type: ['anime', 'manga'] },
      chunk: 'route-compare',
    },
  ],
  widgets: [],
};
