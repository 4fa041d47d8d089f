import type { RouteTable } from '@tsugi/contract/route-table';

const MEDIA_TYPES = ['anime', 'manga'] as const;

/** Search parameters of pages with voices; `people/voice-params.ts` reads them. */
const VOICES = ['voices', 'dub'];

const params = { type: MEDIA_TYPES, id: 'digits' } as const;

export const table: RouteTable = {
  routes: [
    {
      id: 'media',
      path: '/ani/:type/:id/:name?',
      params,
      section: ':type',
      chunk: 'route-media',
      load: () => import(/* webpackChunkName: "route-media" */ './media/route.ts'),
      prefetch: {
        operation: 'media-detail#mediaDetail',
        variables: {
          id: { from: 'param', name: 'id', as: 'integer' },
          type: { from: 'param', name: 'type', as: 'upper' },
        },
        // The choice of voices is made of what has come.
        ignores: VOICES,
      },
      children: [
        {
          id: 'overview',
          path: '',
          title: 'Media',
          firstScreen: 'media',
          chunk: 'route-media',
          load: () => import(/* webpackChunkName: "route-media" */ './overview/route.ts'),
        },
        {
          id: 'characters',
          path: 'characters',
          title: 'Characters',
          firstScreen: 'characters',
          alsoPrefetch: {
            operation: 'media-characters#mediaCharacters',
            variables: { id: { from: 'param', name: 'id', as: 'integer' }, page: 1 },
            ignores: VOICES,
          },
          chunk: 'route-people',
          load: () => import(/* webpackChunkName: "route-people" */ './characters/route.ts'),
        },
        {
          id: 'staff',
          path: 'staff',
          title: 'Staff',
          firstScreen: 'staff',
          alsoPrefetch: {
            operation: 'media-staff#mediaStaff',
            variables: { id: { from: 'param', name: 'id', as: 'integer' }, page: 1 },
          },
          chunk: 'route-people',
          load: () => import(/* webpackChunkName: "route-people" */ './staff/route.ts'),
        },
        {
          id: 'review',
          path: 'review/:review',
          title: 'Review',
          params: { review: 'digits' },
          firstScreen: 'review-page',
          alsoPrefetch: {
            operation: 'review-by-id#reviewById',
            variables: { id: { from: 'param', name: 'review', as: 'integer' } },
          },
          chunk: 'route-review',
          load: () => import(/* webpackChunkName: "route-review" */ './review-page/route.ts'),
        },
      ],
    },
    {
      id: 'character',
      path: '/ani/character/:id/:name?',
      title: 'Character',
      params: { id: 'digits' },
      chunk: 'route-character',
      load: () => import(/* webpackChunkName: "route-character" */ './character/route.ts'),
      prefetch: {
        operation: 'character-page#characterPage',
        variables: {
          id: { from: 'param', name: 'id', as: 'integer' },
          page: 1,
          sort: ['POPULARITY_DESC'],
          isFirst: true,
        },
      },
      firstScreen: 'character',
    },
    {
      id: 'staff-member',
      path: '/ani/staff/:id/:name?',
      title: 'Staff',
      params: { id: 'digits' },
      chunk: 'route-staff-member',
      load: () => import(/* webpackChunkName: "route-staff-member" */ './staff-member/route.ts'),
      prefetch: {
        operation: 'staff-page#staffPage',
        variables: {
          id: { from: 'param', name: 'id', as: 'integer' },
          page: 1,
          sort: ['POPULARITY_DESC'],
          isFirst: true,
        },
      },
      firstScreen: 'staff-member',
    },
    {
      id: 'studio',
      path: '/ani/studio/:id/:name?',
      title: 'Studio',
      params: { id: 'digits' },
      chunk: 'route-studio',
      load: () => import(/* webpackChunkName: "route-studio" */ './studio/route.ts'),
      prefetch: {
        operation: 'studio-media#studioMedia',
        variables: {
          id: { from: 'param', name: 'id', as: 'integer' },
          page: 1,
          sort: ['START_DATE_DESC'],
        },
      },
      firstScreen: 'studio',
    },
    {
      id: 'mal',
      path: '/mal/:type/:id/:name?',
      title: 'Media',
      params,
      section: ':type',
      chunk: 'route-mal',
      load: () => import(/* webpackChunkName: "route-mal" */ './mal/route.ts'),
      prefetch: {
        operation: 'mal-media-full#malMediaFull',
        variables: {
          type: { from: 'param', name: 'type', as: 'text' },
          malId: { from: 'param', name: 'id', as: 'integer' },
        },
      },
      firstScreen: 'mal',
    },
    {
      id: 'artist',
      path: '/artist/:name',
      title: 'Artist',
      chunk: 'route-artist',
      load: () => import(/* webpackChunkName: "route-artist" */ './artist/route.ts'),
      prefetch: {
        operation: 'theme-artist#themeArtist',
        variables: { slug: { from: 'param', name: 'name', as: 'text' } },
      },
      firstScreen: 'artist',
    },
  ],
  widgets: {
    // The frame shows it once something plays.
    player: async () => {
      const { Player } = await import(/* webpackChunkName: "player" */ './player/Player.tsx');
      return Player;
    },
  },
  // URLs of an earlier version of the product.
  redirects: [{ from: '/:type/:id/:name?', to: '/ani/:type/:id/:name?', params }],
};
