import type { Contributed } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';

const MEDIA_TYPES = ['anime', 'manga'] as const;

/** Search parameters of pages with voices; `model/people/voice-params.ts` reads them. The choice of voices is made of what has come. */
const VOICES = ['voices', 'dub'];

const params = { type: MEDIA_TYPES, id: 'digits' } as const;

/** The id of the path, as a variable of a request. */
const id = { from: 'param', name: 'id', as: 'integer' } as const;

/** What a page of works asks for, with its own order. */
const firstWorks = (sort: string) => ({ id, page: 1, sort: [sort] });

export const contributions: readonly Contributed[] = [
  {
    type: 'route',
    id: 'media',
    path: '/ani/:type/:id/:name?',
    params,
    section: ':type',
    chunk: 'route-media',
    load: () => import(/* webpackChunkName: "route-media" */ './pages/media/route.ts'),
    ignores: VOICES,
    requests: [
      {
        operation: 'media-detail#mediaDetail',
        variables: { id, type: { from: 'param', name: 'type', as: 'upper' } },
      },
    ],
    children: [
      {
        id: 'overview',
        path: '',
        title: msg`Media`,
        firstScreen: 'media',
        chunk: 'route-media',
        load: () => import(/* webpackChunkName: "route-media" */ './pages/media/overview/route.ts'),
      },
      {
        id: 'characters',
        path: 'characters',
        title: msg`Characters`,
        firstScreen: 'characters',
        requests: [{ operation: 'media-characters#mediaCharacters', variables: { id, page: 1 } }],
        chunk: 'route-people',
        load: () => import(/* webpackChunkName: "route-people" */ './pages/media/characters/route.ts'),
      },
      {
        id: 'staff',
        path: 'staff',
        title: msg`Staff`,
        firstScreen: 'staff',
        requests: [{ operation: 'media-staff#mediaStaff', variables: { id, page: 1 } }],
        chunk: 'route-people',
        load: () => import(/* webpackChunkName: "route-people" */ './pages/media/staff/route.ts'),
      },
      {
        id: 'review',
        path: 'review/:review',
        title: msg`Review`,
        params: { review: 'digits' },
        firstScreen: 'review-page',
        requests: [
          {
            operation: 'review-by-id#reviewById',
            variables: { id: { from: 'param', name: 'review', as: 'integer' } },
          },
        ],
        chunk: 'route-review',
        load: () => import(/* webpackChunkName: "route-review" */ './pages/media/review-page/route.ts'),
      },
    ],
  },
  {
    type: 'route',
    id: 'character',
    path: '/ani/character/:id/:name?',
    title: msg`Character`,
    params: { id: 'digits' },
    chunk: 'route-character',
    load: () => import(/* webpackChunkName: "route-character" */ './pages/character/route.ts'),
    requests: [
      {
        operation: 'character-page#characterPage',
        variables: { ...firstWorks('POPULARITY_DESC'), isFirst: true },
      },
    ],
    firstScreen: 'character',
  },
  {
    type: 'route',
    id: 'staff-member',
    path: '/ani/staff/:id/:name?',
    title: msg`Staff`,
    params: { id: 'digits' },
    chunk: 'route-staff-member',
    load: () => import(/* webpackChunkName: "route-staff-member" */ './pages/staff-member/route.ts'),
    requests: [
      { operation: 'staff-page#staffPage', variables: { ...firstWorks('POPULARITY_DESC'), isFirst: true } },
    ],
    firstScreen: 'staff-member',
  },
  {
    type: 'route',
    id: 'studio',
    path: '/ani/studio/:id/:name?',
    title: msg`Studio`,
    params: { id: 'digits' },
    chunk: 'route-studio',
    load: () => import(/* webpackChunkName: "route-studio" */ './pages/studio/route.ts'),
    requests: [{ operation: 'studio-media#studioMedia', variables: firstWorks('START_DATE_DESC') }],
    firstScreen: 'studio',
  },
  {
    type: 'route',
    id: 'mal',
    path: '/mal/:type/:id/:name?',
    title: msg`Media`,
    params,
    section: ':type',
    chunk: 'route-mal',
    load: () => import(/* webpackChunkName: "route-mal" */ './pages/mal/route.ts'),
    requests: [
      {
        operation: 'mal-media-full#malMediaFull',
        variables: {
          type: { from: 'param', name: 'type', as: 'text' },
          malId: id,
        },
      },
    ],
    firstScreen: 'mal',
  },
  {
    type: 'route',
    id: 'artist',
    path: '/artist/:name',
    title: msg`Artist`,
    chunk: 'route-artist',
    load: () => import(/* webpackChunkName: "route-artist" */ './pages/artist/route.ts'),
    requests: [
      {
        operation: 'theme-artist#themeArtist',
        variables: { slug: { from: 'param', name: 'name', as: 'text' } },
      },
    ],
    firstScreen: 'artist',
  },
  {
    type: 'widget',
    // The frame shows it once something plays.
    name: 'player',
    load: async () => {
      const { Player } = await import(/* webpackChunkName: "player" */ './widgets/player/Player.tsx');
      return Player;
    },
  },
  {
    type: 'command-source',
    name: 'commands',
    asked: 'in-view',
    recent: [
      '/ani/:type/:id/:name?',
      '/mal/:type/:id/:name?',
      '/ani/character/:id/:name?',
      '/ani/staff/:id/:name?',
      '/ani/studio/:id/:name?',
    ],
    load: async () => (await import(/* webpackChunkName: "commands" */ './commands/commands.ts')).commands,
  },
  // URLs of an earlier version of the product.
  { type: 'redirect', from: '/:type/:id/:name?', to: '/ani/:type/:id/:name?', params },
  {
    type: 'shortcuts',
    where: msg`On the page of an anime or manga`,
    shortcuts: [
      { keys: [['l'], ['Ctrl', '→']], does: msg`Sequel` },
      { keys: [['h'], ['Ctrl', '←']], does: msg`Prequel` },
      { keys: [['j'], ['Ctrl', '↓']], does: msg`Adaptation, else an alternative` },
      { keys: [['k'], ['Ctrl', '↑']], does: msg`Source, else what it belongs to` },
    ],
  },
  {
    type: 'shortcuts',
    where: msg`While the focus is in the player`,
    shortcuts: [
      { keys: [['k']], does: msg`Play or pause` },
      { keys: [['n']], does: msg`Next clip` },
      { keys: [['p']], does: msg`Previous clip` },
      { keys: [['m']], does: msg`Mute` },
      { keys: [['←'], ['→']], does: msg`Back or on by 5 seconds` },
      { keys: [['↑'], ['↓']], does: msg`Louder or quieter` },
    ],
  },
];
