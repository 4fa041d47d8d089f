import { CONTRACT_VERSION, type PrefetchRequest } from '@tsugi/contract';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { trendingAnime } from '@tsugi/data/operations/trending';
import { HOME_SNAPSHOT } from './src/home-rows/home-snapshot.ts';
import { DEFAULT_ORDER, sortKeys } from './src/query/order.ts';
import { PAGE_SIZE } from './src/query/variables.ts';

/** The first page of a search without filters, as the page requests it: only the text comes from the URL. */
function early(type: 'anime' | 'media'): PrefetchRequest {
  return {
    query: mediaSearch.document,
    variables: {
      page: 1,
      perPage: PAGE_SIZE,
      sort: sortKeys(DEFAULT_ORDER, false),
      isAdult: false,
      search: { from: 'search', name: 'q', as: 'text' },
      ...(type === 'media' ? {} : { type: { from: 'param', name: 'type', as: 'upper' } }),
    },
  };
}

/** What the shell knows of this remote before any of its code runs. */
export const manifest = {
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/search/:type',
      title: 'Search',
      params: { type: ['anime', 'manga'] },
      chunk: 'route-results',
      preview: 'results',
      early: early('anime'),
    },
    {
      path: '/search/:type',
      title: 'Search',
      params: { type: ['media'] },
      chunk: 'route-results',
      preview: 'results',
      early: early('media'),
    },
    {
      path: '/search/:type/:header',
      title: 'Search',
      params: { type: ['anime', 'manga', 'media'] },
      chunk: 'route-results',
    },
    {
      path: '/browse/:type',
      title: 'Browse',
      params: { type: ['anime', 'manga', 'media'] },
      chunk: 'route-browse',
    },
  ],
  widgets: ['trending-row', 'season-row'],
  lends: [
    {
      path: '/',
      audience: 'signed-out',
      chunk: 'home-rows',
      preview: 'home',
      early: {
        query: trendingAnime.document,
        variables: {
          season: { from: 'season', name: 'season' },
          seasonYear: { from: 'season', name: 'seasonYear' },
          nextSeason: { from: 'season', name: 'nextSeason' },
          nextYear: { from: 'season', name: 'nextYear' },
        },
      },
      snapshot: HOME_SNAPSHOT,
    },
  ],
} as const;
