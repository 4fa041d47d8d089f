import { CONTRACT_VERSION } from '@tsugi/contract';
import { userByName } from '@tsugi/data/operations/user-by-name';

/** The header of every profile page is its first request. */
const early = {
  query: userByName.document,
  variables: { name: { from: 'param', name: 'name', as: 'text' } },
};

export const card = {
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/user/:name', title: 'Profile', chunk: 'route-user', early },
    { path: '/user/:name/favourites', title: 'Favourites', chunk: 'route-user', early },
    { path: '/user/:name/socials', title: 'Socials', chunk: 'route-user', early },
    {
      path: '/user/:name/:type/:list?',
      title: 'List',
      params: { type: ['anime', 'manga'] },
      chunk: 'route-user',
      early,
    },
    { path: '/notifications', title: 'Notifications', chunk: 'route-notifications' },
  ],
  widgets: ['continue-watching', 'airing-today'],
};
