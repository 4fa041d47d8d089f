/** @jest-environment jsdom */
import { contributionsOf } from '@tsugi/contract';
import { buildManifest } from '@tsugi/contract/build-manifest';
import { matchManifest } from '@tsugi/contract/routing';
import { prefetch } from '@tsugi/data';
import { activityById } from '@tsugi/data/operations/activity-by-id';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { userByName } from '@tsugi/data/operations/user-by-name';
import { bootRequest, bootRequests } from '@tsugi/data/testing';
import { activityReplies } from './pages/activity/activity-replies.query.ts';
import { loader as loadActivity } from './pages/activity/route.ts';
import { notifications } from './pages/notifications/notifications.query.ts';
import { variablesFor } from './pages/notifications/params.ts';
import { loader as loadRanked } from './pages/stats/ranked-stats/route.ts';
import {
  userAnimeGenres,
  userAnimeStaff,
  userAnimeStudios,
  userAnimeTags,
  userAnimeVoiceActors,
} from './pages/stats/ranked-stats/user-anime.query.ts';
import {
  userMangaGenres,
  userMangaStaff,
  userMangaTags,
} from './pages/stats/ranked-stats/user-manga.query.ts';
import { loader as loadStats } from './pages/stats/route.ts';
import { userAnimeStats } from './pages/stats/user-anime-stats.query.ts';
import { userMangaStats } from './pages/stats/user-manga-stats.query.ts';
import { contributions } from './routes.ts';
import { loader as loadUser } from './widgets/user-frame/route.ts';
import { ContinueWatching } from './widgets/watching/ContinueWatching.tsx';
import { currentLists } from './widgets/watching/current-lists.query.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: () => ({ status: 'signed-in', viewer: { id: 7 } }),
  prefetch: jest.fn(),
}));

/** The first request of what has just run. */
function sentByPage() {
  const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
  return operation?.request(variables);
}

beforeEach(() => void jest.mocked(prefetch).mockClear());

test.each([
  ['/user/aoi', 'aoi'],
  ['/user/a%20b', 'a b'],
  ['/user/aoi/favourites', 'aoi'],
  ['/user/aoi/socials', 'aoi'],
  ['/user/aoi/socials?tab=followers', 'aoi'],
  ['/user/aoi/anime', 'aoi'],
  ['/user/aoi/manga/Completed', 'aoi'],
])('%s: the prefetched request is the one that the page sends', async (url, name) => {
  // The loader reads nothing but the segments.
  loadUser({ params: { name } } as unknown as Parameters<typeof loadUser>[0]);
  expect(sentByPage()).toMatchObject({ query: userByName.document });
  expect(await bootRequest(contributions, { url })).toEqual(sentByPage());
});

test.each([
  ['anime', 'overview', userAnimeStats],
  ['anime', 'overview?by=score', userAnimeStats],
  ['manga', 'overview', userMangaStats],
  ['anime', 'genres', userAnimeGenres],
  ['anime', 'tags?by=progress', userAnimeTags],
  ['anime', 'studios', userAnimeStudios],
  ['anime', 'voice-actors?covers=characters', userAnimeVoiceActors],
  ['anime', 'staff', userAnimeStaff],
  ['manga', 'genres', userMangaGenres],
  ['manga', 'tags', userMangaTags],
  ['manga', 'staff', userMangaStaff],
] as const)(
  '/user/:name/stats/%s/%s: the prefetched requests are those that the page sends',
  async (type, page, { document }) => {
    const [tab = ''] = page.split('?');
    const load = tab === 'overview' ? loadStats : loadRanked;
    // As above.
    load({ params: { name: 'a b', type, tab } } as unknown as Parameters<typeof load>[0]);
    const numbers = sentByPage();
    expect(numbers).toMatchObject({ query: document });
    expect(await bootRequests(contributions, { url: `/user/a%20b/stats/${type}/${page}` })).toEqual([
      userByName.request({ name: 'a b' }),
      numbers,
    ]);
  },
);

test.each([
  ['/user/a%20b/anime', 'a b', 'ANIME'],
  ['/user/aoi/manga/Completed', 'aoi', 'MANGA'],
] as const)(
  '%s: the list is prefetched by the first request that the page sends for it',
  async (url, userName, type) => {
    const asked: unknown[] = [];
    const ask = async ({ request }: { readonly request: unknown }) => {
      asked.push(request);
      return { user: null, lists: [], hasNextChunk: false } as never;
    };
    await mediaListCollection.gather?.({ userName, type }, ask, () => {});
    expect((await bootRequests(contributions, { url }))[1]).toEqual(asked[0]);
    // The first screen finds it by this operation.
    expect(mediaListFirstChunk.request({ userName, type })).toEqual(asked[0]);
  },
);

test('/activity/12: the prefetched requests are those that the page sends', async () => {
  // As above.
  loadActivity({ params: { id: '12' } } as unknown as Parameters<typeof loadActivity>[0]);
  const sent = jest.mocked(prefetch).mock.calls.map(([operation, variables]) => operation.request(variables));
  expect(sent).toMatchObject([{ query: activityById.document }, { query: activityReplies.document }]);
  expect(await bootRequests(contributions, { url: '/activity/12' })).toEqual(sent);
});

test('/notifications: the prefetched request is the one that the page sends for all of them', async () => {
  const sent = notifications.request({ ...variablesFor('all'), page: 1 });
  expect(await bootRequest(contributions, { url: '/notifications' })).toEqual(sent);
  // Under a filter the page sends another request.
  expect(await bootRequest(contributions, { url: '/notifications?type=airing' })).toBeUndefined();
  const routes = contributionsOf(await manifest, 'route');
  const route = routes.find(({ path }) => path === '/notifications');
  expect(route?.requests).toMatchObject([{ audience: 'signed-in' }]);
});

test('the home page of a signed-in user: the prefetched request is the one that its lists send', async () => {
  ContinueWatching.warm();
  expect(sentByPage()).toMatchObject({ query: currentLists.document });
  expect(await bootRequest(contributions, { url: '/', viewer: 7, audience: 'signed-in' })).toEqual(
    sentByPage(),
  );
  expect(await bootRequest(contributions, { url: '/', audience: 'signed-in' })).toBeUndefined();
});

const manifest = buildManifest(contributions, async () => ({ document: '', shape: 1 }));

describe('paths', () => {
  test.each([
    ['/user/aoi/stats', '/user/aoi/stats/anime/overview'],
    ['/user/aoi/stats/anime', '/user/aoi/stats/anime/overview'],
    ['/user/aoi/stats/Manga', '/user/aoi/stats/manga/overview'],
    ['/user/aoi/ANIME/Watching', '/user/aoi/anime/Watching'],
  ])('%s leads to %s', async (path, redirectTo) => {
    expect(matchManifest(await manifest, path)).toEqual({ redirectTo });
  });

  test.each([
    ['/user/aoi', 'Profile'],
    ['/user/ANIME', 'Profile'],
    ['/user/aoi/favourites', 'Favourites'],
    ['/user/aoi/socials', 'Socials'],
    ['/user/aoi/stats/manga/overview', 'Stats'],
    ['/user/aoi/stats/manga/tags', 'Stats'],
    ['/user/aoi/stats/anime/studios', 'Stats'],
    ['/user/aoi/stats/anime/voice-actors', 'Stats'],
    ['/user/aoi/anime/MANGA', 'List'],
    ['/notifications', 'Notifications'],
    ['/activity/5', 'Activity'],
  ])('%s is the page "%s"', async (path, title) => {
    expect(matchManifest(await manifest, path)).toMatchObject({ route: { title } });
  });

  test.each([
    '/user',
    '/user/aoi/stats/novel',
    '/user/aoi/stats/manga/studios',
    '/user/aoi/stats/anime/x',
    '/user/aoi/novel',
    '/activity/12a',
  ])('%s is not its', async (path) => {
    expect(matchManifest(await manifest, path)).toBeUndefined();
  });
});
