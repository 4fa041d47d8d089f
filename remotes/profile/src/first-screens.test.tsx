/** @jest-environment jsdom */
import { type AuthState, type AuthUser, type QueryState, useAuth, usePages, useQuery } from '@tsugi/data';
import {
  type NotificationData,
  type NotificationPage,
  notifications,
} from '@tsugi/data/operations/notifications';
import { type UserProfile, userByName } from '@tsugi/data/operations/user-by-name';
import { LOADING, ready, readyPages } from '@tsugi/data/testing';
import type { RouteObject } from '@tsugi/router';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { FavouritesPage } from './favourites/FavouritesPage.tsx';
import { NotificationsPage } from './notifications/NotificationsPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { profile } from './testing/profile.ts';
import { showRoute } from './testing/show-page.tsx';
import { UserPage } from './user/UserPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/mutations', () => ({
  useFollow: () => ({
    isFollowing: true,
    toggle: () => undefined,
    disabled: false,
    isWaiting: false,
    error: undefined,
  }),
}));
jest.mock('@tsugi/data/status', () => ({
  useSourceStatus: () => ({ wait: undefined, outage: undefined }),
}));
// Late code: it stays away, as in the first screen.
jest.mock('./overview/use-late-panels.ts', () => ({ useLatePanels: () => undefined }));

const NOON = new Date(2026, 10, 21, 12).getTime();
// Both trees are of one moment.
beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const numbers = {
  count: 1204,
  meanScore: 71.5,
  minutesWatched: 48_000,
  episodesWatched: 9_800,
  chaptersRead: 1_500,
  volumesRead: 90,
  genres: [
    { genre: 'Drama', count: 300, meanScore: 72, minutesWatched: 9_000, chaptersRead: 0 },
    { genre: 'Comedy', count: 500, meanScore: 70, minutesWatched: 12_000, chaptersRead: 0 },
  ],
};
const user = profile({
  avatar: { large: '/avatar.png' },
  bannerImage: '/banner.png',
  isFollowing: true,
  isFollower: true,
  donatorTier: 2,
  donatorBadge: 'Night owl',
  about: 'Hello',
  statistics: { anime: numbers, manga: numbers },
  activityHistory: [{ date: Math.floor(NOON / 86_400_000) * 86_400, amount: 7, level: 4 }],
} as Partial<UserProfile>);

const PAGES = [
  {
    path: '',
    child: { index: true, Component: OverviewPage },
    load: () => import('./overview/first-screen.tsx'),
  },
  {
    path: '/favourites',
    child: { path: 'favourites', Component: FavouritesPage },
    load: () => import('./favourites/first-screen.tsx'),
  },
] as const;

const viewer = { id: 1, name: 'ren' } as AuthUser;

// The pages read only the id and the name of the viewer.
describe.each([
  { who: 'another user', viewerId: 1, viewer },
  { who: 'another user, whose profile is on its way', viewerId: 1, viewer: undefined },
  { who: 'the owner', viewerId: user.id, viewer: { ...viewer, id: user.id } },
  { who: 'signed out', viewerId: undefined, viewer: undefined },
])('$who', ({ viewerId, viewer }) => {
  const isSignedIn = viewerId !== undefined;
  const auth: AuthState = isSignedIn ? { status: 'signed-in', viewer, viewerId } : { status: 'signed-out' };

  test.each(PAGES)(
    '/user/:name$path: the first screen is the tree that React renders from the same data',
    async ({ path, child, load }) => {
      const url = `/user/aoi${path}`;
      jest.mocked(useAuth).mockReturnValue(auth);
      // The rest is asked for when the user is known.
      jest
        .mocked(useQuery)
        .mockImplementation(
          ({ name }): QueryState<unknown> => (name === userByName.name ? ready(user) : LOADING),
        );
      jest.mocked(usePages).mockReturnValue({ ...readyPages<never>([]), status: 'loading' });
      const { query, variables } = userByName.request({ name: 'aoi' }) as {
        query: string;
        variables: Record<string, unknown>;
      };
      const [nodes = null] = await renderFirstScreen(load, {
        input: {
          url: `http://localhost${url}`,
          root: 'http://localhost/',
          params: { name: 'aoi' },
          isSignedIn,
          viewer,
          viewerId,
        },
        requests: [{ query, variables, cacheKey: undefined, response: undefined, newest: user }],
        slots: [{}],
      });
      const tree = treeOf(nodes);
      const route: RouteObject = { path: '/user/:name', Component: UserPage, children: [child] };
      expect(tree).toEqual(treeOfDom(showRoute(route, url).container));
      expect(tree.filter((line) => line.includes('"Night owl"'))).toHaveLength(1);
      expect(tree.some((line) => line.includes('"Following"'))).toBe(viewerId === 1);
    },
  );
});

test('/notifications: likewise', async () => {
  const person = { id: 2, name: 'mio', avatar: { large: '/mio.png' } };
  const none = {
    context: null,
    contexts: null,
    episode: null,
    activityId: null,
    user: null,
    media: null,
    thread: null,
    reason: null,
    deletedTitles: null,
  };
  const now = NOON / 1000;
  const items: readonly NotificationData[] = [
    { ...none, id: 3, type: 'ACTIVITY_LIKE', createdAt: now, activityId: 12, user: person },
    {
      ...none,
      id: 2,
      type: 'AIRING',
      createdAt: now - 200_000,
      episode: 4,
      media: {
        id: 9,
        type: 'ANIME',
        title: { userPreferred: 'Paper Moon' },
        coverImage: { large: '/cover.png', color: '#3b8fd0' },
      },
    },
  ];
  const page: NotificationPage = { items, hasNextPage: true, unreadCount: 0 };
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer });
  jest.mocked(useQuery).mockReturnValue(ready(page));
  const { query, variables } = notifications.request({ page: 1 }) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const [nodes = null] = await renderFirstScreen(() => import('./notifications/first-screen.tsx'), {
    input: {
      url: 'http://localhost/notifications',
      root: 'http://localhost/',
      params: {},
      isSignedIn: true,
      viewer,
    },
    requests: [{ query, variables, cacheKey: undefined, response: undefined, newest: page }],
    slots: [{}],
  });
  const tree = treeOf(nodes);
  const route: RouteObject = { path: '/notifications', Component: NotificationsPage };
  expect(tree).toEqual(treeOfDom(showRoute(route, '/notifications').container));
  expect(tree.filter((line) => line.includes('"Paper Moon"')).length).toBeGreaterThan(0);
});
