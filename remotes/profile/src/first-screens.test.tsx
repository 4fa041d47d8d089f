/** @jest-environment jsdom */
import { initialEntryKey } from '@tsugi/contract';
import {
  type AuthState,
  type AuthUser,
  type QueryOperation,
  type QueryState,
  useAuth,
  usePages,
  useQuery,
} from '@tsugi/data';
import { type ActivityData, activityById } from '@tsugi/data/operations/activity-by-id';
import { type UserProfile, userByName } from '@tsugi/data/operations/user-by-name';
import { LOADING, ready, readyPages } from '@tsugi/data/testing';
import type { RouteObject } from '@tsugi/router';
import { renderFirstScreen, type TestSource, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import { ActivityPage } from './pages/activity/ActivityPage.tsx';
import { type ActivityReply, activityReplies } from './pages/activity/activity-replies.query.ts';
import { FavouritesPage } from './pages/favourites/FavouritesPage.tsx';
import { NotificationsPage } from './pages/notifications/NotificationsPage.tsx';
import {
  type NotificationData,
  type NotificationPage,
  notifications,
} from './pages/notifications/notifications.query.ts';
import { OverviewPage } from './pages/overview/OverviewPage.tsx';
import { SocialsPage } from './pages/socials/SocialsPage.tsx';
import { RankedStatsPage } from './pages/stats/ranked-stats/RankedStatsPage.tsx';
import { userAnimeGenres, userAnimeVoiceActors } from './pages/stats/ranked-stats/user-anime.query.ts';
import { userMangaTags } from './pages/stats/ranked-stats/user-manga.query.ts';
import { StatsOverviewPage } from './pages/stats/StatsOverviewPage.tsx';
import { userAnimeStats } from './pages/stats/user-anime-stats.query.ts';
import { userMangaStats } from './pages/stats/user-manga-stats.query.ts';
import { LIST_ACTIVITY, MESSAGE_ACTIVITY, TEXT_ACTIVITY } from './testing/activity.ts';
import { profile } from './testing/profile.ts';
import { NO_TOTALS, SOME_TOTALS } from './testing/totals.ts';
import { UserPage } from './widgets/user-frame/UserPage.tsx';

// The trees compared are those of React's first render.
jest.mock('react', () => ({
  ...jest.requireActual('react'),
  useDeferredValue: <T,>(value: T, initial: T = value) => initial,
}));
let mockIsSignedOut = false;
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({
  useFollow: () => ({
    isFollowing: true,
    toggle: () => undefined,
    disabled: false,
    isWaiting: false,
    error: undefined,
  }),
  useLike: ({ isLiked, likeCount }: { isLiked: boolean; likeCount: number }) => ({
    isLiked,
    likeCount,
    toggle: () => undefined,
    disabled: mockIsSignedOut,
    isWaiting: false,
    error: undefined,
  }),
}));
jest.mock('@tsugi/data/status', () => ({
  useSourceStatus: () => ({ wait: undefined, openCircuit: undefined }),
  useOnline: () => true,
}));
// Lazy code: it stays away, as in the first screen.
jest.mock('./pages/overview/use-lazy-panels.ts', () => ({ useLazyPanels: () => undefined }));

const NOON = new Date(2026, 10, 21, 12).getTime();
// Both trees are of one moment.
beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'] });
  document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
  history.replaceState({ key: initialEntryKey() }, '');
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

/** What a request of the boot script brings. */
interface Stored {
  readonly operation: { readonly name: string };
  readonly request: TestSource['requests'][number];
}

function stored<V, D>(operation: QueryOperation<V, D>, variables: V, newest: D): Stored {
  // All of them are requests of the tracker.
  const request = operation.request(variables) as { query: string; variables: Record<string, unknown> };
  const { query } = request;
  return {
    operation,
    request: { query, variables: request.variables, cacheKey: undefined, response: undefined, newest },
  };
}

const userIs = stored(userByName, { name: 'aoi' }, user);
const ranked = { ...numbers, mediaIds: [1, 2, 3, 4, 5, 6, 7, 8] };

interface Page {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly child: RouteObject;
  readonly load: () => Promise<unknown>;
  readonly requests?: readonly Stored[];
  /** Texts that are there once. */
  readonly shows?: readonly string[];
  /** Of what comes later. */
  readonly lacks?: string;
}

const stats = {
  child: { path: 'stats/:type/overview', Component: StatsOverviewPage },
  load: () => import('./pages/stats/first-screen.tsx'),
};
const rankedStats = {
  child: { path: 'stats/:type/:tab', Component: RankedStatsPage },
  load: () => import('./pages/stats/ranked-stats/first-screen.tsx'),
};
const socials = {
  child: { path: 'socials', Component: SocialsPage },
  load: () => import('./pages/socials/first-screen.tsx'),
};

const PAGES: readonly Page[] = [
  {
    path: '',
    child: { index: true, Component: OverviewPage },
    load: () => import('./pages/overview/first-screen.tsx'),
  },
  {
    path: '/favourites',
    child: { path: 'favourites', Component: FavouritesPage },
    load: () => import('./pages/favourites/first-screen.tsx'),
  },
  { ...socials, path: '/socials' },
  { ...socials, path: '/socials?tab=followers' },
  {
    ...stats,
    path: '/stats/anime/overview',
    params: { type: 'anime' },
    requests: [stored(userAnimeStats, { name: 'aoi' }, SOME_TOTALS)],
    shows: ['Total anime', '20,000', 'Episode count'],
    lacks: 'Release years',
  },
  {
    ...stats,
    path: '/stats/manga/overview?by=score',
    params: { type: 'manga' },
    requests: [stored(userMangaStats, { name: 'aoi' }, SOME_TOTALS)],
    shows: ['Total manga', 'Chapter count', '81.50'],
  },
  {
    ...stats,
    path: '/stats/manga/overview',
    params: { type: 'manga' },
    requests: [stored(userMangaStats, { name: 'aoi' }, NO_TOTALS)],
    shows: ['aoi has no manga on the list yet'],
  },
  { ...stats, path: '/stats/anime/overview', params: { type: 'anime' }, lacks: 'Scores' },
  {
    ...rankedStats,
    path: '/stats/anime/genres',
    params: { type: 'anime', tab: 'genres' },
    requests: [
      stored(
        userAnimeGenres,
        { name: 'aoi' },
        ['Drama', 'Comedy', 'Action', 'Horror', 'Mecha', 'Music', 'Sports', 'Ecchi'].map((genre, index) => ({
          ...ranked,
          genre,
          count: 100 - index,
        })),
      ),
    ],
    shows: ['Drama', 'Music'],
    lacks: 'Ecchi',
  },
  {
    ...rankedStats,
    path: '/stats/manga/tags?by=progress',
    params: { type: 'manga', tab: 'tags' },
    requests: [
      stored(userMangaTags, { name: 'aoi' }, [
        { ...ranked, tag: { id: 5, name: 'Time Loop', description: null } },
      ]),
    ],
    shows: ['Time Loop'],
  },
  {
    ...rankedStats,
    path: '/stats/anime/voice-actors?covers=characters',
    params: { type: 'anime', tab: 'voice-actors' },
    requests: [
      stored(userAnimeVoiceActors, { name: 'aoi' }, [
        { ...ranked, characterIds: [31], voiceActor: { id: 95, name: 'Rin Mori', image: '/rin.png' } },
      ]),
    ],
    shows: ['Rin Mori'],
  },
  { ...rankedStats, path: '/stats/anime/genres', params: { type: 'anime', tab: 'genres' } },
];

const viewer = { id: 1, name: 'ren' } as AuthUser;

/** The first screen of a page and React's first render of it, from the same data. */
async function bothTrees(page: {
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly auth: AuthState;
  readonly requests: readonly Stored[];
  readonly load: () => Promise<unknown>;
  readonly route: RouteObject;
}) {
  const { url, params, auth, requests, load, route } = page;
  const dataOf = (name: string) => requests.find(({ operation }) => operation.name === name)?.request.newest;
  const isSignedIn = auth.status === 'signed-in';
  mockIsSignedOut = !isSignedIn;
  jest.mocked(useAuth).mockReturnValue(auth);
  // The rest is asked for when the first response is there.
  jest.mocked(useQuery).mockImplementation(({ name }): QueryState<unknown> => {
    const data = dataOf(name);
    return data === undefined ? LOADING : ready(data);
  });
  jest.mocked(usePages).mockImplementation(({ name }) => {
    // The mock knows no more of an operation than its name.
    const data = dataOf(name) as { items: never[]; hasNextPage: boolean } | undefined;
    return data
      ? { ...readyPages(data.items), hasNextPage: data.hasNextPage }
      : { ...readyPages<never>([]), status: 'loading' };
  });
  const [nodes = null] = await renderFirstScreen(load, {
    input: {
      url: `http://localhost${url}`,
      root: 'http://localhost/',
      params,
      isSignedIn,
      viewer: isSignedIn ? auth.viewer : undefined,
      viewerId: isSignedIn ? auth.viewerId : undefined,
    },
    requests: requests.map(({ request }) => request),
    slots: [{}],
  });
  const reactTree = treeOfDom(showRoute(route, url).container);
  // The Markdown parser writes a line break behind each paragraph.
  return { tree: treeOf(nodes), reactTree: reactTree.filter((line) => line.trim() !== '"\n"') };
}

const textsIn = (tree: readonly string[], text: string) =>
  tree.filter((line) => line.trim() === `"${text}"`).length;

// The pages read only the id and the name of the viewer.
describe.each<{ readonly who: string; readonly auth: AuthState; readonly follows?: boolean }>([
  { who: 'another user', auth: { status: 'signed-in', viewer, viewerId: 1 }, follows: true },
  {
    who: 'another user, whose profile is on its way',
    auth: { status: 'signed-in', viewer: undefined, viewerId: 1 },
    follows: true,
  },
  {
    who: 'the owner',
    auth: { status: 'signed-in', viewer: { ...viewer, id: user.id }, viewerId: user.id },
  },
  { who: 'signed out', auth: { status: 'signed-out' } },
])('$who', ({ auth, follows = false }) => {
  test.each(PAGES)(
    '/user/:name$path: the first screen is the tree that React renders from the same data',
    async ({ path, params, child, load, requests = [], shows = [], lacks }) => {
      const { tree, reactTree } = await bothTrees({
        url: `/user/aoi${path}`,
        params: { name: 'aoi', ...params },
        auth,
        requests: [...requests, userIs],
        load,
        route: { path: '/user/:name', Component: UserPage, children: [child] },
      });
      expect(tree).toEqual(reactTree);
      for (const text of ['Night owl', ...shows]) expect([text, textsIn(tree, text)]).toEqual([text, 1]);
      if (lacks) expect(textsIn(tree, lacks)).toBe(0);
      expect(textsIn(tree, 'Following') > (path.startsWith('/socials') ? 1 : 0)).toBe(follows);
    },
  );

  const reply: ActivityReply = {
    id: 1,
    text: 'Could not agree more.',
    createdAt: 1_700_000_100,
    likeCount: 1,
    isLiked: false,
    user: { id: 3, name: 'sora', avatar: { large: null } },
  };
  const replies = Array.from({ length: 12 }, (_, index) => ({ ...reply, id: index, text: `Reply ${index}` }));

  test.each<{ readonly name: string; readonly activity: ActivityData; readonly requests: readonly Stored[] }>(
    [
      { name: 'of a list', activity: LIST_ACTIVITY, requests: [] },
      { name: 'a text', activity: TEXT_ACTIVITY, requests: [] },
      {
        name: 'a text with pictures',
        activity: {
          ...TEXT_ACTIVITY,
          text: 'Look\nhere: img(https://i.example/b.png)\n\nimg220(https://i.example/a.png) img40%(https://i.example/c.png)\nthere',
        },
        requests: [],
      },
      { name: 'a message that nobody likes', activity: { ...MESSAGE_ACTIVITY, likeCount: 0 }, requests: [] },
      {
        name: 'with replies',
        activity: LIST_ACTIVITY,
        requests: [
          stored(activityReplies, { activityId: 7, page: 1 }, { items: replies, hasNextPage: true }),
        ],
      },
    ],
  )('/activity/:id, $name: likewise', async ({ activity, requests }) => {
    const { tree, reactTree } = await bothTrees({
      url: '/activity/7',
      params: { id: '7' },
      auth,
      requests: [stored(activityById, { id: 7 }, activity), ...requests],
      load: () => import('./pages/activity/first-screen.tsx'),
      route: { path: '/activity/:id', Component: ActivityPage },
    });
    expect(tree).toEqual(reactTree);
    expect(textsIn(tree, 'ren')).toBe(1);
    // What a usual window shows.
    expect([textsIn(tree, 'Reply 9'), textsIn(tree, 'Reply 10')]).toEqual([requests.length, 0]);
  });
});

test('a picture in a spoiler is neither shown nor requested', async () => {
  const { tree } = await bothTrees({
    url: '/activity/7',
    params: { id: '7' },
    auth: { status: 'signed-out' },
    requests: [
      stored(
        activityById,
        { id: 7 },
        {
          ...TEXT_ACTIVITY,
          text: 'See: ~!img220(https://i.example/end.png) dies!~ [img220(https://i.example/a.png)](https://i.example/)',
        },
      ),
    ],
    load: () => import('./pages/activity/first-screen.tsx'),
    route: { path: '/activity/:id', Component: ActivityPage },
  });
  expect(tree.filter((line) => /end\.png|dies/.test(line))).toEqual([]);
  expect(tree.filter((line) => line.includes('src="https://i.example/a.png"'))).toHaveLength(1);
  expect(tree.filter((line) => /[[\]]|"https:/.test(line.replace(/\w+="[^"]*"/g, '')))).toEqual([]);
});

test('/notifications: likewise', async () => {
  const person = { id: 2, name: 'mio', avatar: { large: '/mio.png' } };
  const none = {
    isDated: true,
    person: null,
    submission: null,
    submittedTitle: null,
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
        title: { userPreferred: 'Paper Moon', english: 'Paper Moon' },
        countryOfOrigin: 'JP',
        coverImage: { large: '/cover.png', color: '#3b8fd0' },
      },
    },
  ];
  const page: NotificationPage = { items, hasNextPage: true, unreadCount: 0 };
  const { tree, reactTree } = await bothTrees({
    url: '/notifications',
    params: {},
    auth: { status: 'signed-in', viewer },
    requests: [stored(notifications, { page: 1 }, page)],
    load: () => import('./pages/notifications/first-screen.tsx'),
    route: { path: '/notifications', Component: NotificationsPage },
  });
  expect(tree).toEqual(reactTree);
  expect(textsIn(tree, 'Paper Moon')).toBeGreaterThan(0);
});
