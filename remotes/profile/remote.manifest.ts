import { CONTRACT_VERSION } from '@tsugi/contract';
import { activityById } from '@tsugi/data/operations/activity-by-id';
import { currentLists } from '@tsugi/data/operations/current-lists';
import { userByName } from '@tsugi/data/operations/user-by-name';
import { HOME_SNAPSHOT } from './src/shared/home-snapshot.ts';

/** The header of every profile page is its first request. */
const early = {
  query: userByName.document,
  variables: { name: { from: 'param', name: 'name', as: 'text' } },
};

export const manifest = {
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
    {
      path: '/activity/:id',
      title: 'Activity',
      params: { id: 'digits' },
      chunk: 'route-activity',
      early: {
        query: activityById.document,
        variables: { id: { from: 'param', name: 'id', as: 'integer' } },
      },
    },
  ],
  widgets: ['continue-watching', 'airing-today', 'activity-feed'],
  lends: [
    {
      path: '/',
      audience: 'signed-in',
      chunk: 'watching',
      preview: 'home',
      early: { query: currentLists.document, variables: { userId: { from: 'viewer' } } },
      snapshot: HOME_SNAPSHOT,
    },
  ],
};
