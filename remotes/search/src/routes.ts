import type { RouteTable, TableRoute } from '@tsugi/contract/route-table';

const TYPES = ['anime', 'manga', 'media'] as const;

/** The first page of a search without filters: only the text comes from the URL. */
const firstResults = {
  page: 1,
  perPage: 28,
  sort: ['POPULARITY_DESC', 'SCORE_DESC'],
  isAdult: false,
  search: { from: 'search', name: 'q', as: 'text' },
} as const;

const results: TableRoute = {
  id: 'results',
  path: '/search/:type/:header?',
  title: 'Search',
  params: { type: TYPES },
  chunk: 'route-results',
  firstScreen: 'results',
  load: () => import(/* webpackChunkName: "route-results" */ './results/route.ts'),
  prefetch: [
    {
      operation: 'media-search#mediaSearch',
      when: { type: ['anime', 'manga'], header: 'absent' },
      variables: { ...firstResults, type: { from: 'param', name: 'type', as: 'upper' } },
    },
    {
      operation: 'media-search#mediaSearch',
      when: { type: ['media'], header: 'absent' },
      variables: firstResults,
    },
  ],
};

/** The sections of the anime's browse page; the home page shows two of them. */
const trendingAnime = {
  operation: 'trending#trendingAnime',
  variables: {
    season: { from: 'season', name: 'season' },
    seasonYear: { from: 'season', name: 'seasonYear' },
    nextSeason: { from: 'season', name: 'nextSeason' },
    nextYear: { from: 'season', name: 'nextYear' },
  },
} as const;

export const table: RouteTable = {
  routes: [
    results,
    {
      id: 'browse',
      path: '/browse/:type',
      title: 'Browse',
      params: { type: TYPES },
      chunk: 'route-browse',
      firstScreen: 'browse',
      load: () => import(/* webpackChunkName: "route-browse" */ './browse/route.ts'),
      prefetch: [
        { ...trendingAnime, when: { type: ['anime'] } },
        { operation: 'trending#trendingManga', variables: {}, when: { type: ['manga'] } },
        { operation: 'trending#trendingMedia', variables: {}, when: { type: ['media'] } },
      ],
    },
  ],
  redirects: [{ from: '/search', to: '/search/media' }],
  widgets: {
    'trending-row': async () => {
      const { TrendingRow } = await import(/* webpackChunkName: "home-rows" */ './home-rows/TrendingRow.tsx');
      return TrendingRow;
    },
    'season-row': async () => {
      const { SeasonRow } = await import(/* webpackChunkName: "home-rows" */ './home-rows/SeasonRow.tsx');
      return SeasonRow;
    },
  },
  homeSlots: [
    {
      path: '/',
      audience: 'signed-out',
      chunk: 'home-rows',
      firstScreen: 'home-rows',
      prefetch: [trendingAnime],
    },
  ],
};
