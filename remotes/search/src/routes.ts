import type { Contributed, ContributedRequest, ContributedRoute } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';

const TYPES = ['anime', 'manga', 'media'] as const;

/** The first page of a search without filters: only the text comes from the URL. */
const firstResults = {
  page: 1,
  perPage: 28,
  sort: ['POPULARITY_DESC', 'SCORE_DESC'],
  isAdult: false,
  search: { from: 'search', name: 'q', as: 'text' },
} as const;

const results: ContributedRoute = {
  id: 'results',
  path: '/search/:type/:header?',
  title: msg`Search`,
  params: { type: TYPES },
  section: 'media',
  chunk: 'route-results',
  firstScreen: 'results',
  load: () => import(/* webpackChunkName: "route-results" */ './pages/results/route.ts'),
  requests: [
    {
      operation: 'media-search#mediaSearch',
      when: { type: ['anime', 'manga'], header: 'absent' },
      variables: { ...firstResults, type: { from: 'param', name: 'type', as: 'upper' } },
      notForAdultWith: 'q',
    },
    {
      operation: 'media-search#mediaSearch',
      when: { type: ['media'], header: 'absent' },
      variables: firstResults,
      notForAdultWith: 'q',
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

const HOME_ROW = {
  type: 'home-section',
  audience: 'signed-out',
  area: 'top',
  chunk: 'home-rows',
  firstScreen: 'trending',
  // A heading and six cards.
  skeleton: { height: [294, 454] },
} as const;

const loadRows = () => import(/* webpackChunkName: "home-rows" */ './widgets/trending/widgets.ts');

/** The first page of people in the usual order of their kind, and of those who are called something. */
const firstPeople = (operation: ContributedRequest['operation'], sort: string): ContributedRequest[] => {
  const page = { page: 1, perPage: 30 };
  return [
    { operation, variables: { ...page, sort: [sort] } },
    {
      operation,
      // Without a text there is no such request.
      variables: {
        ...page,
        search: { from: 'search', name: 'q', as: 'text', at: 0 },
        sort: ['SEARCH_MATCH'],
      },
    },
  ];
};

/** Each has a path of its own: a pattern for all four would be the same as that of the results. */
const people = (
  [
    ['characters', firstPeople('search-characters#searchCharacters', 'FAVOURITES_DESC')],
    ['staff', firstPeople('search-staff#searchStaff', 'FAVOURITES_DESC')],
    ['studios', firstPeople('search-studios#searchStudios', 'FAVOURITES_DESC')],
    ['users', firstPeople('search-users#searchUsers', 'WATCHED_TIME_DESC')],
  ] as const
).map(
  ([kind, requests]): Contributed => ({
    type: 'route',
    id: kind,
    path: `/search/${kind}`,
    title: msg`Search`,
    section: 'media',
    chunk: 'route-people',
    firstScreen: 'people',
    requests,
    load: () => import(/* webpackChunkName: "route-people" */ './pages/people/route.ts'),
  }),
);

export const contributions: readonly Contributed[] = [
  ...people,
  { type: 'route', ...results },
  {
    type: 'route',
    id: 'browse',
    path: '/browse/:type',
    title: msg`Browse`,
    params: { type: TYPES },
    section: ':type',
    chunk: 'route-browse',
    firstScreen: 'browse',
    load: () => import(/* webpackChunkName: "route-browse" */ './pages/browse/route.ts'),
    requests: [
      { ...trendingAnime, when: { type: ['anime'] } },
      { operation: 'trending#trendingManga', variables: {}, when: { type: ['manga'] } },
      { operation: 'trending#trendingMedia', variables: {}, when: { type: ['media'] } },
    ],
  },
  {
    type: 'route',
    id: 'open',
    path: '/open',
    title: msg`Open a link`,
    chunk: 'route-open',
    load: () => import(/* webpackChunkName: "route-open" */ './pages/open/route.ts'),
  },
  { type: 'redirect', from: '/search', to: '/search/media' },
  {
    type: 'navigation',
    label: msg`Anime`,
    to: '/browse/anime',
    places: ['bar', 'bottom-bar', 'shortcut'],
    order: 10,
    section: 'anime',
    icon: 'M3 6h18v11H3zM8 21h8',
  },
  {
    type: 'navigation',
    label: msg`Manga`,
    to: '/browse/manga',
    places: ['bar', 'bottom-bar', 'shortcut'],
    order: 20,
    section: 'manga',
    icon: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  },
  {
    type: 'navigation',
    label: msg`Search`,
    to: '/browse/media',
    places: ['bar', 'bottom-bar'],
    order: 30,
    section: 'media',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  { type: 'navigation', label: msg`Browse`, to: '/browse/media', places: ['footer'], order: 10 },
  { type: 'navigation', label: msg`Search`, to: '/search/media', places: ['footer'], order: 30 },
  {
    type: 'navigation',
    label: msg`Search`,
    to: '/search/media',
    places: ['shortcut'],
    order: 5,
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  {
    type: 'navigation',
    label: msg`Search anime and manga`,
    to: '/search/media',
    places: ['search'],
    order: 10,
  },
  { type: 'navigation', label: msg`Open a link`, to: '/open', places: ['share'], order: 10 },
  { type: 'navigation', label: msg`Look around first`, to: '/browse/anime', places: ['welcome'], order: 10 },
  {
    type: 'command-source',
    name: 'saved',
    asked: 'everywhere',
    load: async () =>
      (await import(/* webpackChunkName: "search-commands" */ './commands/saved-commands.ts')).savedCommands,
  },
  {
    type: 'command-source',
    name: 'page',
    asked: 'in-view',
    load: async () =>
      (await import(/* webpackChunkName: "search-commands" */ './commands/page-commands.ts')).pageCommands,
  },
  {
    type: 'command',
    id: 'search-anime',
    title: msg`Search anime`,
    keywords: msg`find, look for`,
    to: '/search/anime',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  {
    type: 'command',
    id: 'search-manga',
    title: msg`Search manga`,
    keywords: msg`find, look for`,
    to: '/search/manga',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  {
    type: 'command',
    id: 'search-characters',
    title: msg`Search characters`,
    keywords: msg`find, look for`,
    to: '/search/characters',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  {
    type: 'command',
    id: 'search-staff',
    title: msg`Search staff`,
    keywords: msg`find, look for`,
    to: '/search/staff',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  {
    type: 'command',
    id: 'search-studios',
    title: msg`Search studios`,
    keywords: msg`find, look for`,
    to: '/search/studios',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  {
    type: 'command',
    id: 'search-users',
    title: msg`Search users`,
    keywords: msg`find, look for`,
    to: '/search/users',
    icon: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  },
  { type: 'widget', name: 'trending-row', load: async () => (await loadRows()).TrendingRow },
  { type: 'widget', name: 'season-row', load: async () => (await loadRows()).SeasonRow },
  {
    ...HOME_ROW,
    widget: 'trending-row',
    props: { type: 'ANIME' },
    order: 10,
    requests: [trendingAnime],
  },
  { ...HOME_ROW, widget: 'season-row', order: 20, requests: [trendingAnime] },
  // Below the fold: it requests its data when it is shown.
  { ...HOME_ROW, widget: 'trending-row', props: { type: 'MANGA' }, order: 30 },
];
