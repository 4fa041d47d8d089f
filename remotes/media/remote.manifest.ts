import { CONTRACT_VERSION } from '@tsugi/contract';
import { mediaDetail } from '@tsugi/data/operations/media-detail';

/** Every part of a media page begins with this one request. */
const early = {
  query: mediaDetail.document,
  variables: {
    id: { from: 'param', name: 'id', as: 'integer' },
    type: { from: 'param', name: 'type', as: 'upper' },
  },
};

const params = { type: ['anime', 'manga'], id: 'digits' };

export const manifest = {
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/ani/:type/:id/:name?', title: 'Media', params, chunk: 'route-media', preview: 'media', early },
    { path: '/ani/:type/:id/:name/characters', title: 'Characters', params, chunk: 'route-media', early },
    { path: '/ani/:type/:id/:name/staff', title: 'Staff', params, chunk: 'route-media', early },
    { path: '/mal/:type/:id/:name?', title: 'Media', params, chunk: 'route-mal' },
  ],
  widgets: [],
};
