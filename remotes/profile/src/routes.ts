import type { RouteTable } from '@tsugi/contract/route-table';

type TablePrefetch = NonNullable<RouteTable['routes'][number]['alsoPrefetch']>;

/** The header of every page of a user. */
const user = {
  operation: 'user-by-name#userByName',
  variables: { name: { from: 'param', name: 'name', as: 'text' } },
} as const satisfies TablePrefetch;

/** What a page of statistics is looked at by. */
const STATS_PARAMETERS = ['by', 'covers'];

/** The numbers of a page of statistics; all of them have the same variables. */
function statistics(
  operation: TablePrefetch['operation'],
  when?: NonNullable<TablePrefetch['when']>,
): TablePrefetch {
  const request = { operation, variables: user.variables, ignores: STATS_PARAMETERS };
  return when ? { ...request, when } : request;
}

const loadWatching = () => import(/* webpackChunkName: "watching" */ './watching/widgets.ts');

export const table: RouteTable = {
  routes: [
    {
      id: 'user',
      path: '/user/:name',
      chunk: 'route-user',
      load: () => import(/* webpackChunkName: "route-user" */ './user/route.ts'),
      prefetch: user,
      children: [
        {
          id: 'overview',
          path: '',
          title: 'Profile',
          firstScreen: 'overview',
          chunk: 'route-user',
          load: () => import(/* webpackChunkName: "route-user" */ './overview/route.ts'),
        },
        {
          id: 'favourites',
          path: 'favourites',
          title: 'Favourites',
          firstScreen: 'favourites',
          chunk: 'route-user-pages',
          load: () => import(/* webpackChunkName: "route-user-pages" */ './favourites/route.ts'),
        },
        {
          id: 'socials',
          path: 'socials',
          title: 'Socials',
          firstScreen: 'socials',
          prefetch: { ...user, ignores: ['tab'] },
          chunk: 'route-user-pages',
          load: () => import(/* webpackChunkName: "route-user-pages" */ './socials/route.ts'),
        },
        {
          id: 'stats',
          path: 'stats/:type/overview',
          title: 'Stats',
          params: { type: ['anime', 'manga'] },
          chunk: 'route-user-stats',
          firstScreen: 'stats',
          prefetch: [
            statistics('user-anime-stats#userAnimeStats', { type: ['anime'] }),
            statistics('user-manga-stats#userMangaStats'),
          ],
          alsoPrefetch: { ...user, ignores: STATS_PARAMETERS },
          load: () => import(/* webpackChunkName: "route-user-stats" */ './stats/route.ts'),
        },
        {
          id: 'ranked-stats',
          path: 'stats/:type/:tab',
          title: 'Stats',
          params: { type: ['anime', 'manga'], tab: ['genres', 'tags', 'staff'] },
          chunk: 'route-user-ranked',
          firstScreen: 'ranked-stats',
          prefetch: [
            statistics('user-anime-genres#userAnimeGenres', { type: ['anime'], tab: ['genres'] }),
            statistics('user-anime-tags#userAnimeTags', { type: ['anime'], tab: ['tags'] }),
            statistics('user-anime-staff#userAnimeStaff', { type: ['anime'] }),
            statistics('user-manga-genres#userMangaGenres', { tab: ['genres'] }),
            statistics('user-manga-tags#userMangaTags', { tab: ['tags'] }),
            statistics('user-manga-staff#userMangaStaff'),
          ],
          alsoPrefetch: { ...user, ignores: STATS_PARAMETERS },
          load: () => import(/* webpackChunkName: "route-user-ranked" */ './ranked-stats/route.ts'),
        },
        {
          id: 'ranked-anime-stats',
          path: 'stats/:type/:tab',
          title: 'Stats',
          params: { type: ['anime'], tab: ['studios', 'voice-actors'] },
          chunk: 'route-user-ranked',
          firstScreen: 'ranked-stats',
          prefetch: [
            statistics('user-anime-studios#userAnimeStudios', { tab: ['studios'] }),
            statistics('user-anime-voice-actors#userAnimeVoiceActors'),
          ],
          alsoPrefetch: { ...user, ignores: STATS_PARAMETERS },
          load: () => import(/* webpackChunkName: "route-user-ranked" */ './ranked-stats/route.ts'),
        },
        {
          id: 'list',
          path: ':type/:list?',
          title: 'List',
          params: { type: ['anime', 'manga'] },
          chunk: 'route-user-pages',
          firstScreen: 'media-list',
          alsoPrefetch: {
            operation: 'media-list-first-chunk#mediaListFirstChunk',
            // As the operation's first chunk.
            variables: {
              userName: { from: 'param', name: 'name', as: 'text' },
              type: { from: 'param', name: 'type', as: 'upper' },
              chunk: 1,
              perChunk: 500,
            },
          },
          load: () => import(/* webpackChunkName: "route-user-pages" */ './media-list/route.ts'),
        },
      ],
    },
    {
      id: 'notifications',
      path: '/notifications',
      title: 'Notifications',
      chunk: 'route-notifications',
      load: () => import(/* webpackChunkName: "route-notifications" */ './notifications/route.ts'),
      firstScreen: 'notifications',
      // All of them: a filter in the URL has no first screen.
      prefetch: {
        operation: 'notifications#notifications',
        variables: { page: 1, reset: true },
        audience: 'signed-in',
      },
    },
    {
      id: 'activity',
      path: '/activity/:id',
      title: 'Activity',
      params: { id: 'digits' },
      chunk: 'route-activity',
      load: () => import(/* webpackChunkName: "route-activity" */ './activity-page/route.ts'),
      prefetch: {
        operation: 'activity-by-id#activityById',
        variables: { id: { from: 'param', name: 'id', as: 'integer' } },
      },
      alsoPrefetch: {
        operation: 'activity-replies#activityReplies',
        variables: { activityId: { from: 'param', name: 'id', as: 'integer' }, page: 1 },
      },
      firstScreen: 'activity-page',
    },
  ],
  redirects: [
    { from: '/user/:name/stats', to: '/user/:name/stats/anime/overview' },
    {
      from: '/user/:name/stats/:type',
      to: '/user/:name/stats/:type/overview',
      params: { type: ['anime', 'manga'] },
    },
  ],
  navigation: [
    {
      label: 'Me',
      to: '/user/:viewer',
      places: ['profile', 'bottom-bar'],
      order: 50,
      audience: 'signed-in',
      icon: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
    },
    {
      label: 'Profile',
      to: '/user/:viewer',
      places: ['account'],
      order: 10,
      audience: 'signed-in',
      icon: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
    },
    {
      label: 'Anime list',
      to: '/user/:viewer/anime',
      places: ['account'],
      order: 20,
      audience: 'signed-in',
      icon: 'M3 6h18v11H3zM8 21h8',
    },
    {
      label: 'Manga list',
      to: '/user/:viewer/manga',
      places: ['account'],
      order: 30,
      audience: 'signed-in',
      icon: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
    },
    {
      label: 'Notifications',
      to: '/notifications',
      places: ['notifications'],
      order: 60,
      audience: 'signed-in',
      icon: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4',
    },
  ],
  widgets: {
    'continue-watching': async () => (await loadWatching()).ContinueWatching,
    'airing-today': async () => (await loadWatching()).AiringToday,
    'activity-feed': async () => {
      const { ActivityFeed } = await import(
        /* webpackChunkName: "activity-feed" */ './activity/ActivityFeed.tsx'
      );
      return ActivityFeed;
    },
    'list-editor': async () => {
      const { ListEditor } = await import(
        /* webpackChunkName: "list-editor" */ './list-editor/ListEditor.tsx'
      );
      return ListEditor;
    },
    // In the editor's file: both have the fields of a score, and both are wanted offline.
    completion: async () => {
      const { Completion } = await import(
        /* webpackChunkName: "list-editor" */ './completion/Completion.tsx'
      );
      return Completion;
    },
  },
  homeSlots: [
    {
      path: '/',
      audience: 'signed-in',
      chunk: 'watching',
      firstScreen: 'watching',
      prefetch: [
        { operation: 'current-lists#currentLists', variables: { userId: { from: 'viewer' } } },
        {
          operation: 'activity-feed#activityFeed',
          variables: {
            page: 1,
            isFollowing: true,
            types: ['TEXT', 'ANIME_LIST', 'MANGA_LIST'],
            unread: true,
          },
          isCachedOnly: true,
        },
      ],
    },
  ],
};
