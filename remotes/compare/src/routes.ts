import type { Contributed, ContributedRequest } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';
import { NO_QUERY } from './model/types.ts';

/** What the lists do not depend on: a filter, or who is excluded. Of a user who is disabled none is requested. */
const FILTERS = ['exclude', ...Object.keys(NO_QUERY)];

/** The first chunk of the list of one of the users. */
const firstList = (at: number): ContributedRequest => ({
  operation: 'media-list-first-chunk#mediaListFirstChunk',
  variables: {
    userName: { from: 'search', name: 'user', as: 'text', at },
    type: { from: 'param', name: 'type', as: 'upper' },
    chunk: 1,
    perChunk: 500,
  },
});

export const contributions: readonly Contributed[] = [
  {
    type: 'route',
    id: 'page',
    path: '/compare/:type',
    title: msg`Compare`,
    params: { type: ['anime', 'manga'] },
    section: 'compare',
    chunk: 'route-compare',
    firstScreen: 'compare',
    ignores: FILTERS,
    requests: [firstList(0), firstList(1)],
    load: () => import(/* webpackChunkName: "route-compare" */ './pages/compare/route.ts'),
  },
  {
    type: 'navigation',
    label: msg`Compare`,
    to: '/compare/anime',
    places: ['bar'],
    order: 40,
    section: 'compare',
  },
  {
    type: 'navigation',
    label: msg`Compare lists`,
    to: '/compare/anime',
    places: ['footer', 'welcome'],
    order: 20,
  },
  {
    type: 'navigation',
    label: msg`Compare lists`,
    to: '/compare/anime',
    places: ['shortcut'],
    order: 40,
    icon: 'M8 4v16M16 4v16M3 8l5-4 5 4M11 16l5 4 5-4',
  },
  {
    type: 'navigation',
    label: msg`Compare`,
    to: '/compare/anime',
    places: ['account'],
    order: 40,
    icon: 'M8 4v16M16 4v16M3 8l5-4 5 4M11 16l5 4 5-4',
  },
  {
    type: 'command-source',
    name: 'page',
    asked: 'in-view',
    load: async () =>
      (await import(/* webpackChunkName: "compare-commands" */ './commands/page-commands.ts')).pageCommands,
  },
  {
    type: 'command',
    id: 'manga',
    title: msg`Compare manga lists`,
    to: '/compare/manga',
    icon: 'M8 4v16M16 4v16M3 8l5-4 5 4M11 16l5 4 5-4',
  },
  { type: 'redirect', from: '/compare/*', to: '/compare/anime' },
];
