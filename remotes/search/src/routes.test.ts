/** @jest-environment jsdom */
import { buildManifest } from '@tsugi/contract/build-manifest';
import { matchManifest } from '@tsugi/contract/routing';
import { prefetch } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { bootRequest, bootRequests } from '@tsugi/data/testing';
import { loader as enterPeople } from './pages/people/route.ts';
import { loader } from './pages/results/route.ts';
import { contributions } from './routes.ts';
import { TrendingRow } from './widgets/trending/TrendingRow.tsx';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), prefetch: jest.fn() }));

/** The first request of what has just run. */
function sentByPage() {
  const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
  return operation?.request(variables);
}

/** What the results' loader answers. */
async function enter(path: string) {
  return loader({
    params: { type: 'media' },
    request: new Request(new URL(path, 'https://host.example')),
    // The loader reads nothing else.
  } as unknown as Parameters<typeof loader>[0]);
}

beforeEach(() => void jest.mocked(prefetch).mockClear());

test.each([
  '/search/anime',
  '/search/manga',
  '/search/media',
  '/search/anime?q=moon',
  '/search/media?q=a%20b',
])('%s: the prefetched request is the one that the page sends', async (url) => {
  const [, type] = /search\/(\w+)/.exec(url) ?? [];
  loader({
    params: { type },
    request: new Request(new URL(url, 'https://host.example')),
    // The loader reads nothing else.
  } as unknown as Parameters<typeof loader>[0]);
  expect(sentByPage()).toMatchObject({ query: mediaSearch.document });
  expect(await bootRequest(contributions, { url })).toEqual(sentByPage());
});

test.each([
  '/search/characters',
  '/search/staff',
  '/search/studios',
  '/search/users',
  '/search/characters?q=mia',
  '/search/users?q=a%20b',
])('%s: likewise', async (url) => {
  enterPeople({
    request: new Request(new URL(url, 'https://host.example')),
    // The loader reads nothing else.
  } as unknown as Parameters<typeof enterPeople>[0]);
  const sent = (await bootRequests(contributions, { url })).filter((request) => request !== undefined);
  expect(sent).toEqual([sentByPage()]);
});

test('an account that shows adult works searches for more by name: that request is not prefetched', async () => {
  const showsAdult = true;
  expect(await bootRequest(contributions, { url: '/search/anime?q=moon', showsAdult })).toBeUndefined();
  expect(await bootRequest(contributions, { url: '/search/anime', showsAdult })).toBeDefined();
});

test.each([
  ['https://anilist.co/anime/1/Paper-Moon', '/ani/anime/1/Paper-Moon'],
  ['see myanimelist.net/manga/2', '/mal/manga/2'],
])('whoever searches for the link %s gets its page', async (q, path) => {
  const found = await enter(`/search/media?${new URLSearchParams({ q })}`);
  expect(found?.headers.get('Location')).toBe(path);
  expect(prefetch).not.toHaveBeenCalled();
});

test.each(['a.b/c', 'https://example.org/x'])('%s is a text like any other', async (q) => {
  expect(await enter(`/search/media?${new URLSearchParams({ q })}`)).toBeNull();
});

test('the home page of a signed-out user: the prefetched request is the one that the first row sends', async () => {
  TrendingRow.warm({ type: 'ANIME' });
  expect(sentByPage()).toBeDefined();
  expect(await bootRequest(contributions, { url: '/', audience: 'signed-out' })).toEqual(sentByPage());
});

test.each([
  ['a header asks for something else', '/search/anime/trending'],
  ['a filter that the request does not cover', '/search/anime?genre=Drama'],
  ['no such type', '/search/novel'],
  ['another order', '/search/staff?q=mori&order=newest'],
  ['a birthday', '/search/characters?birthday=true'],
])('nothing is prefetched: %s', async (_why, url) => {
  const sent = (await bootRequests(contributions, { url })).filter((request) => request !== undefined);
  expect(sent).toEqual([]);
});

const manifest = buildManifest(contributions, async () => ({ document: '', shape: 1 }));

describe('paths', () => {
  test.each([
    ['/search', '/search/media'],
    ['/search/ANIME/trending', '/search/anime/trending'],
    ['/search/Media', '/search/media'],
    ['/browse/Manga', '/browse/manga'],
  ])('%s leads to %s', async (path, redirectTo) => {
    expect(matchManifest(await manifest, path)).toEqual({ redirectTo });
  });

  test.each(['/search/anime', '/search/media/summer-2024', '/browse/media'])('%s is a page', async (path) => {
    expect(matchManifest(await manifest, path)).toHaveProperty('route');
  });

  test.each(['/search/novel', '/browse', '/browse/all', '/browse/anime/x'])('%s is not its', async (path) => {
    expect(matchManifest(await manifest, path)).toBeUndefined();
  });
});
