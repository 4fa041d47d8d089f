import type { Contributed, ContributedRequest } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';
import { FILE_TYPES } from './model/list-file/file-types.ts';

/** The header of every page of a user. */
const user = {
  operation: 'user-by-name#userByName',
  variables: { name: { from: 'param', name: 'name', as: 'text' } },
} as const satisfies ContributedRequest;

/** What a page of statistics is looked at by. */
const STATS_PARAMETERS = ['by', 'covers'];

/** The numbers of a page of statistics; all of them have the same variables. */
function statistics(
  operation: ContributedRequest['operation'],
  when: NonNullable<ContributedRequest['when']>,
): ContributedRequest {
  return { operation, variables: user.variables, when };
}

const currentLists = {
  operation: 'current-lists#currentLists',
  variables: { userId: { from: 'viewer' } },
} as const;

const HOME_SECTION = {
  type: 'home-section',
  audience: 'signed-in',
  chunk: 'home-widgets',
  firstScreen: 'watching',
} as const;

/** Three cards of the second list, or the first rows of the feed. */
const COLUMN = { height: [520, 520] } as const;

const loadSettings = () => import(/* webpackChunkName: "settings" */ './widgets/settings/sections.ts');
/** One file: the home page needs all of them at once, and they share much of their code. */
const loadWidgets = () => import(/* webpackChunkName: "home-widgets" */ './widgets/home-widgets.ts');

export const contributions: readonly Contributed[] = [
  {
    type: 'route',
    id: 'user',
    path: '/user/:name',
    chunk: 'route-user',
    load: () => import(/* webpackChunkName: "route-user" */ './widgets/user-frame/route.ts'),
    requests: [user],
    children: [
      {
        id: 'overview',
        path: '',
        title: msg`Profile`,
        firstScreen: 'overview',
        chunk: 'route-user',
        load: () => import(/* webpackChunkName: "route-user" */ './pages/overview/route.ts'),
      },
      {
        id: 'favourites',
        path: 'favourites',
        title: msg`Favourites`,
        firstScreen: 'favourites',
        chunk: 'route-user-pages',
        load: () => import(/* webpackChunkName: "route-user-pages" */ './pages/favourites/route.ts'),
      },
      {
        id: 'socials',
        path: 'socials',
        title: msg`Socials`,
        firstScreen: 'socials',
        ignores: ['tab'],
        chunk: 'route-user-pages',
        load: () => import(/* webpackChunkName: "route-user-pages" */ './pages/socials/route.ts'),
      },
      {
        id: 'stats',
        path: 'stats/:type/overview',
        title: msg`Stats`,
        params: { type: ['anime', 'manga'] },
        chunk: 'route-user-stats',
        firstScreen: 'stats',
        requests: [
          statistics('user-anime-stats#userAnimeStats', { type: ['anime'] }),
          statistics('user-manga-stats#userMangaStats', { type: ['manga'] }),
        ],
        ignores: STATS_PARAMETERS,
        load: () => import(/* webpackChunkName: "route-user-stats" */ './pages/stats/route.ts'),
      },
      {
        id: 'ranked-stats',
        path: 'stats/:type/:tab',
        title: msg`Stats`,
        params: { type: ['anime', 'manga'], tab: ['genres', 'tags', 'staff'] },
        chunk: 'route-user-ranked',
        firstScreen: 'ranked-stats',
        requests: [
          statistics('user-anime#userAnimeGenres', { type: ['anime'], tab: ['genres'] }),
          statistics('user-anime#userAnimeTags', { type: ['anime'], tab: ['tags'] }),
          statistics('user-anime#userAnimeStaff', { type: ['anime'], tab: ['staff'] }),
          statistics('user-manga#userMangaGenres', { type: ['manga'], tab: ['genres'] }),
          statistics('user-manga#userMangaTags', { type: ['manga'], tab: ['tags'] }),
          statistics('user-manga#userMangaStaff', { type: ['manga'], tab: ['staff'] }),
        ],
        ignores: STATS_PARAMETERS,
        load: () => import(/* webpackChunkName: "route-user-ranked" */ './pages/stats/ranked-stats/route.ts'),
      },
      {
        id: 'ranked-anime-stats',
        path: 'stats/:type/:tab',
        title: msg`Stats`,
        params: { type: ['anime'], tab: ['studios', 'voice-actors'] },
        chunk: 'route-user-ranked',
        firstScreen: 'ranked-stats',
        requests: [
          statistics('user-anime#userAnimeStudios', { tab: ['studios'] }),
          statistics('user-anime#userAnimeVoiceActors', { tab: ['voice-actors'] }),
        ],
        ignores: STATS_PARAMETERS,
        load: () => import(/* webpackChunkName: "route-user-ranked" */ './pages/stats/ranked-stats/route.ts'),
      },
      {
        id: 'changes',
        path: 'changes',
        title: msg`Changes`,
        chunk: 'route-changes',
        load: () => import(/* webpackChunkName: "route-changes" */ './pages/changes/route.ts'),
      },
      {
        id: 'custom-lists',
        path: 'lists',
        title: msg`Custom lists`,
        chunk: 'route-custom-lists',
        load: () => import(/* webpackChunkName: "route-custom-lists" */ './pages/custom-lists/route.ts'),
      },
      {
        id: 'export',
        path: 'export',
        title: msg`Export`,
        chunk: 'route-user-export',
        load: () => import(/* webpackChunkName: "route-user-export" */ './pages/export/route.ts'),
      },
      {
        id: 'import',
        path: 'import',
        title: msg`Import`,
        chunk: 'route-user-import',
        load: () => import(/* webpackChunkName: "route-user-import" */ './pages/import/route.ts'),
      },
      {
        id: 'list',
        path: ':type/:list?',
        title: msg`List`,
        params: { type: ['anime', 'manga'] },
        chunk: 'route-user-list',
        firstScreen: 'lists',
        requests: [
          {
            operation: 'media-list-first-chunk#mediaListFirstChunk',
            // As the operation's first chunk.
            variables: {
              userName: { from: 'param', name: 'name', as: 'text' },
              type: { from: 'param', name: 'type', as: 'upper' },
              chunk: 1,
              perChunk: 500,
            },
          },
        ],
        load: () => import(/* webpackChunkName: "route-user-list" */ './pages/lists/route.ts'),
      },
    ],
  },
  {
    type: 'route',
    id: 'notifications',
    path: '/notifications',
    title: msg`Notifications`,
    chunk: 'route-notifications',
    load: () => import(/* webpackChunkName: "route-notifications" */ './pages/notifications/route.ts'),
    firstScreen: 'notifications',
    // All of them: a filter in the URL has no first screen.
    requests: [
      {
        operation: 'notifications#notifications',
        variables: { page: 1, reset: true },
        audience: 'signed-in',
      },
    ],
  },
  {
    type: 'route',
    id: 'activity',
    path: '/activity/:id',
    title: msg`Activity`,
    params: { id: 'digits' },
    chunk: 'route-activity',
    load: () => import(/* webpackChunkName: "route-activity" */ './pages/activity/route.ts'),
    requests: [
      {
        operation: 'activity-by-id#activityById',
        variables: { id: { from: 'param', name: 'id', as: 'integer' } },
      },
      {
        operation: 'activity-replies#activityReplies',
        variables: { activityId: { from: 'param', name: 'id', as: 'integer' }, page: 1 },
      },
    ],
    firstScreen: 'activity',
  },
  {
    type: 'route',
    id: 'launched',
    path: '/import',
    title: msg`Import`,
    chunk: 'route-user-import',
    load: () => import(/* webpackChunkName: "route-user-import" */ './pages/import/launched/route.ts'),
  },
  {
    type: 'navigation',
    label: msg`Import`,
    to: '/import',
    places: ['files'],
    order: 10,
    opens: FILE_TYPES,
  },
  { type: 'redirect', from: '/user/:name/stats', to: '/user/:name/stats/anime/overview' },
  {
    type: 'redirect',
    from: '/user/:name/stats/:type',
    to: '/user/:name/stats/:type/overview',
    params: { type: ['anime', 'manga'] },
  },
  {
    type: 'navigation',
    label: msg`Me`,
    to: '/user/:viewer',
    places: ['profile', 'bottom-bar'],
    order: 50,
    audience: 'signed-in',
    icon: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
  },
  {
    type: 'navigation',
    label: msg`Profile`,
    to: '/user/:viewer',
    places: ['account'],
    order: 10,
    audience: 'signed-in',
    icon: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
  },
  {
    type: 'navigation',
    label: msg`Anime list`,
    to: '/user/:viewer/anime',
    places: ['account'],
    order: 20,
    audience: 'signed-in',
    icon: 'M3 6h18v11H3zM8 21h8',
  },
  {
    type: 'navigation',
    label: msg`Manga list`,
    to: '/user/:viewer/manga',
    places: ['account'],
    order: 30,
    audience: 'signed-in',
    icon: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  },
  {
    type: 'navigation',
    label: msg`Changes`,
    to: '/user/:viewer/changes',
    places: ['account', 'changes'],
    order: 40,
    audience: 'signed-in',
    icon: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3M3.5 3.8v4.5H8M12 7.5V12l3 2',
  },
  {
    type: 'navigation',
    label: msg`Notifications`,
    to: '/notifications',
    places: ['notifications'],
    order: 60,
    audience: 'signed-in',
    icon: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4',
  },
  {
    type: 'widget',
    name: 'continue-watching',
    load: async () => (await loadWidgets()).ContinueWatching,
  },
  { type: 'widget', name: 'airing-today', load: async () => (await loadWidgets()).AiringToday },
  { type: 'widget', name: 'activity-feed', load: async () => (await loadWidgets()).ActivityFeed },
  {
    type: 'settings-section',
    id: 'account',
    title: msg`Account`,
    order: 10,
    audience: 'signed-in',
    widget: 'settings-account',
  },
  { type: 'widget', name: 'settings-account', load: async () => (await loadSettings()).AccountSection },
  {
    type: 'settings-section',
    id: 'lists',
    title: msg`Lists`,
    order: 20,
    audience: 'signed-in',
    widget: 'settings-lists',
  },
  { type: 'widget', name: 'settings-lists', load: async () => (await loadSettings()).ListsSection },
  {
    type: 'settings-section',
    id: 'notifications',
    title: msg`Notifications`,
    order: 30,
    audience: 'signed-in',
    widget: 'settings-notifications',
  },
  {
    type: 'widget',
    name: 'settings-notifications',
    load: async () => (await loadSettings()).NotificationsSection,
  },
  {
    type: 'widget',
    name: 'list-editor',
    isKeptOffline: true,
    load: async () => {
      const { ListEditor } = await import(
        /* webpackChunkName: "list-editor" */ './widgets/list-editor/ListEditor.tsx'
      );
      return ListEditor;
    },
  },
  {
    type: 'widget',
    // In the editor's file: both have the fields of a score, and both are wanted offline.
    name: 'completion',
    load: async () => {
      const { Completion } = await import(
        /* webpackChunkName: "list-editor" */ './widgets/completion/Completion.tsx'
      );
      return Completion;
    },
  },
  {
    ...HOME_SECTION,
    widget: 'continue-watching',
    props: { type: 'ANIME' },
    area: 'top',
    order: 10,
    requests: [currentLists],
    // A heading and six cards, in two rows where three fit side by side.
    skeleton: { height: [790, 389], cards: 6 },
  },
  {
    ...HOME_SECTION,
    widget: 'airing-today',
    area: 'side',
    order: 10,
    requests: [currentLists],
    // Nothing stands there when nothing airs.
    skeleton: { height: [0, 0] },
  },
  {
    ...HOME_SECTION,
    widget: 'continue-watching',
    props: { type: 'MANGA', layout: 'column' },
    area: 'side',
    order: 20,
    requests: [currentLists],
    skeleton: COLUMN,
  },
  {
    ...HOME_SECTION,
    widget: 'activity-feed',
    area: 'main',
    order: 10,
    // Sent with the lists: its first text is the largest paint of the page.
    requests: [
      {
        operation: 'activity-feed#activityFeed',
        variables: {
          page: 1,
          isFollowing: true,
          types: ['TEXT', 'ANIME_LIST', 'MANGA_LIST'],
          unread: true,
        },
      },
    ],
    skeleton: COLUMN,
  },
  {
    type: 'command-source',
    name: 'own-titles',
    asked: 'everywhere',
    audience: 'signed-in',
    load: async () =>
      (await import(/* webpackChunkName: "own-titles" */ './commands/own-title-commands.ts'))
        .ownTitleCommands,
  },
  {
    type: 'command-source',
    name: 'user',
    asked: 'in-view',
    recent: ['/user/:name'],
    load: async () =>
      (await import(/* webpackChunkName: "user-commands" */ './commands/user-commands.ts')).userCommands,
  },
  {
    type: 'command',
    id: 'stats',
    title: msg`Your anime statistics`,
    keywords: msg`numbers, hours, episodes watched`,
    to: '/user/:viewer/stats/anime/overview',
    icon: 'M4 20V10M10 20V4M16 20v-7M2 20h20',
    audience: 'signed-in',
  },
  {
    type: 'command',
    id: 'manga-stats',
    title: msg`Your manga statistics`,
    keywords: msg`numbers, chapters read`,
    to: '/user/:viewer/stats/manga/overview',
    icon: 'M4 20V10M10 20V4M16 20v-7M2 20h20',
    audience: 'signed-in',
  },
  {
    type: 'command',
    id: 'favourites',
    title: msg`Your favourites`,
    to: '/user/:viewer/favourites',
    icon: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 20 9.2C20 15 12 20 12 20z',
    audience: 'signed-in',
  },
  {
    type: 'command',
    id: 'socials',
    title: msg`Whom you follow`,
    keywords: msg`friends, followers, socials`,
    to: '/user/:viewer/socials',
    icon: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M18 14.8c2.3.6 3.5 2.2 3.5 5.2',
    audience: 'signed-in',
  },
  {
    type: 'command',
    id: 'custom-lists',
    title: msg`Your custom lists`,
    to: '/user/:viewer/lists',
    icon: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
    audience: 'signed-in',
  },
  {
    type: 'command',
    id: 'import',
    title: msg`Import a list`,
    keywords: msg`file, MAL, XML, CSV`,
    to: '/user/:viewer/import',
    icon: 'M12 3v12M7 10l5 5 5-5M4 20h16',
    audience: 'signed-in',
  },
  {
    type: 'command',
    id: 'export',
    title: msg`Export your lists`,
    keywords: msg`file, backup, download`,
    to: '/user/:viewer/export',
    icon: 'M12 15V3M7 8l5-5 5 5M4 20h16',
    audience: 'signed-in',
  },
  {
    type: 'shortcuts',
    where: msg`In a list of your own, on a title that has the focus`,
    shortcuts: [
      { keys: [['x']], does: msg`Select it, to change many at once` },
      { keys: [['Shift', 'x']], does: msg`Select all from the last one to it` },
    ],
  },
];
