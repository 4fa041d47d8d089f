/** @jest-environment jsdom */
import type { StartRequest } from '@tsugi/contract';
import { requestName, writeCachedResponse } from '@tsugi/data/first-screen-cache';
import { stableJson } from '@tsugi/platform/json';
import { sendGet, sendToTracker } from './boot-fetch.ts';
import { startRequest } from './start-request.ts';
import type { Viewer } from './viewer.ts';

const TRACKER = 'https://tracker.example/graphql';
const SERVICES = { tracker: TRACKER, mal: 'https://mal.example/v4/' };
const SIGNED_OUT: Viewer = {};
const PREFETCH: StartRequest = { query: 'query Things { Things }', shape: 1, variables: { page: 1 } };
const BODY = { query: 'query Things { Things }', variables: { page: 1 } };

jest.mock('./boot-fetch.ts', () => ({ sendToTracker: jest.fn(), sendGet: jest.fn() }));
const sent = jest.mocked(sendToTracker);

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  // The boot script reads only these members.
  const response = {
    ok: true,
    clone: () => ({ ok: true, json: async () => ({ data: 'from the tracker' }) }),
  };
  sent.mockResolvedValue(response as Response);
});

const look = (viewer = SIGNED_OUT, prefetch = PREFETCH) => startRequest(prefetch, {}, viewer, SERVICES);

/** @param freshForSeconds how long the response is fresh from now on */
function store(freshForSeconds: number): void {
  writeCachedResponse(localStorage, requestName(undefined, { ...BODY, shape: 1 }), {
    freshUntil: Date.now() + freshForSeconds * 1000,
    cacheKey: 'key',
  });
}

it('sends a request without a cached response, under the key by which the shell takes it', async () => {
  const first = look();
  expect(first?.sentAs).toBe(`tracker ${stableJson(BODY)}`);
  expect(sent.mock.calls).toEqual([[TRACKER, BODY, undefined]]);
  expect(first).toMatchObject({ response: expect.any(Promise), cacheKey: undefined });
});

it('sends a request only with a token of the bucket that all tabs share, and else hands it over to the shell', () => {
  const sent5 = Array.from({ length: 5 }, () => look());
  expect(sent5.map((first) => first?.isHandedOver)).toEqual(Array<boolean>(5).fill(false));
  const sixth = look();
  expect(sixth).toMatchObject({ response: undefined, sentAs: undefined, isHandedOver: true });
  expect(sent).toHaveBeenCalledTimes(5);
  store(-60);
  // A response that is out of date shows meanwhile.
  expect(look()).toMatchObject({ cacheKey: 'key', isHandedOver: true });
  store(60);
  expect(look()?.isHandedOver).toBe(false);
});

it('records a request before it is sent, for the rate limiter of any later page', () => {
  const recorded = () =>
    Object.keys(localStorage).filter((name) => name.startsWith('tsugi:rate-limit:tracker/'));
  sent.mockImplementation(async () => {
    expect(recorded()).toHaveLength(1);
    throw new TypeError('the page was closed');
  });
  look();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(recorded()).toHaveLength(1);
});

it('returns the cached response, and sends the request only when that is stale', () => {
  store(60);
  const fresh = look();
  expect(fresh?.sentAs).toBeUndefined();
  expect(fresh?.cacheKey).toBe('key');
  expect(sent).not.toHaveBeenCalled();

  store(-60);
  const stale = look();
  expect(stale?.sentAs).toBeDefined();
  expect(stale?.cacheKey).toBe('key');
});

it.each([
  ['another shape number', 2],
  ['none (manifests before contract 1.1)', undefined],
])('ignores what is cached under one shape number for a request with %s', (_what, shape) => {
  store(60);
  const { shape: _before, ...prefetch } = PREFETCH;
  const first = look(SIGNED_OUT, shape === undefined ? prefetch : { ...prefetch, shape });
  expect(first?.cacheKey).toBeUndefined();
  expect(first?.sentAs).toBeDefined();
  // The stored first screen of the other shape does not match it either.
  expect(first?.name).not.toBe(look()?.name);
});

it('never sends a request that is read from the cache only', async () => {
  const first = look(SIGNED_OUT, { ...PREFETCH, isCachedOnly: true });
  expect(sent).not.toHaveBeenCalled();
  expect(first).toMatchObject({ response: undefined, sentAs: undefined });
});

it('ignores what is cached for another viewer', () => {
  store(60);
  const first = look({ token: 'of another viewer', id: 7, profile: undefined });
  expect(sent.mock.calls[0]?.[2]).toBe('of another viewer');
  expect(first).toMatchObject({ response: expect.any(Promise), cacheKey: undefined });
});

it('sends no request about the viewer without their id', () => {
  const own: StartRequest = { query: 'query Own { Own }', variables: { userId: { from: 'viewer' } } };
  expect(look({ token: 'new', id: undefined, profile: undefined }, own)).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});

it('sends a request for signed-in users for them only', () => {
  const prefetch: StartRequest = { ...PREFETCH, audience: 'signed-in' };
  expect(look(SIGNED_OUT, prefetch)).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
  expect(look({ token: 'new', id: undefined, profile: undefined }, prefetch)?.sentAs).toBeDefined();
});

it('causes no unhandled rejection when the request fails', async () => {
  sent.mockRejectedValue(new TypeError('no network'));
  await expect(look()?.response).rejects.toThrow('no network');
});

it('looks at every response that it asked for, so that none is an unhandled rejection', () => {
  const response = new Promise<Response>(() => {});
  const handled = jest.spyOn(response, 'catch');
  sent.mockReturnValue(response);
  expect(look()?.response).toBe(response);
  expect(handled).toHaveBeenCalledTimes(1);
});

it('asks for the season of today', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 7, 15) });
  const first = look(SIGNED_OUT, {
    ...PREFETCH,
    variables: { season: { from: 'season', name: 'season' }, year: { from: 'season', name: 'seasonYear' } },
  });
  jest.useRealTimers();
  expect(first?.variables).toEqual({ season: 'SUMMER', year: 2026 });
});

it('takes a response for fresh until its time is over', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 7, 15) });
  store(60);
  jest.advanceTimersByTime(59_999);
  expect(look()?.sentAs).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(look()?.sentAs).toBeDefined();
  jest.useRealTimers();
});

it('posts the document of another service without the token', () => {
  const get: StartRequest = {
    source: 'themes',
    query: 'query ThemeArtist($slug: String!) { artist(slug: $slug) { name } }',
    shape: 1,
    variables: { slug: { from: 'param', name: 'name', as: 'text' } },
  };
  const at = (viewer: Viewer) =>
    startRequest(get, { name: 'a%20b' }, viewer, { themes: 'https://themes.example/' });
  const first = at({ token: 'own' });
  const body = { query: get.query, variables: { slug: 'a b' } };
  expect(sent.mock.calls).toEqual([['https://themes.example/', body, undefined]]);
  expect(first?.sentAs).toBe(`themes ${stableJson(body)}`);
  expect(first?.name).toBe(at(SIGNED_OUT)?.name);
});

it('requests a document of another service without the token, under the name that every viewer shares', () => {
  jest.mocked(sendGet).mockResolvedValue(new Response('{}'));
  const get: StartRequest = {
    source: 'mal',
    query: '/anime/~id~/full',
    shape: 1,
    variables: { id: { from: 'param', name: 'id', as: 'text' } },
  };
  const at = (viewer: Viewer, services: Record<string, string> = SERVICES) =>
    startRequest(get, { id: 'a%20b' }, viewer, services);
  const first = at({ token: 'own' });
  expect(jest.mocked(sendGet).mock.calls).toEqual([['https://mal.example/v4/anime/a%20b/full']]);
  expect(first).toMatchObject({ source: 'mal', query: '/anime/a%20b/full', variables: {} });
  expect(first?.sentAs).toBe(`mal ${stableJson({ query: '/anime/a%20b/full', variables: {} })}`);
  expect(first?.name).toBe(at(SIGNED_OUT)?.name);
  expect(at(SIGNED_OUT, { tracker: TRACKER })).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});

it('sends no request that leaves adult works out for an account whose page asks for them', () => {
  history.replaceState(null, '', '/?q=moon');
  const prefetch: StartRequest = {
    ...PREFETCH,
    variables: { search: { from: 'search', name: 'q', as: 'text' } },
    notForAdultWith: 'q',
  };
  const viewer: Viewer = { token: 'token', showsAdult: true };
  expect(look(viewer, prefetch)).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
  expect(look({ token: 'token', showsAdult: false }, prefetch)?.sentAs).toBeDefined();
  history.replaceState(null, '', '/');
  expect(look(viewer, prefetch)?.sentAs).toBeDefined();
});
