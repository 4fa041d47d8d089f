/** @jest-environment jsdom */
import { type PrefetchRequest, stableJson } from '@tsugi/contract';
import { requestName, writeCachedResponse } from '@tsugi/data/first-screen-cache';
import { sendToTracker } from './boot-fetch.ts';
import { firstRequest } from './first-request.ts';
import type { Viewer } from './viewer.ts';

const TRACKER = 'https://tracker.example/graphql';
const SIGNED_OUT: Viewer = {};
const PREFETCH: PrefetchRequest = { query: 'query Things { Things }', shape: 1, variables: { page: 1 } };
const BODY = { query: 'query Things { Things }', variables: { page: 1 } };

jest.mock('./boot-fetch.ts', () => ({ sendToTracker: jest.fn() }));
const sent = jest.mocked(sendToTracker);

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  // The boot script reads only what is used here.
  const response = {
    ok: true,
    clone: () => ({ ok: true, json: async () => ({ data: 'from the tracker' }) }),
  };
  sent.mockResolvedValue(response as Response);
});

const look = (viewer = SIGNED_OUT, prefetch = PREFETCH) => firstRequest(prefetch, {}, viewer, TRACKER);

/** @param freshForSeconds how long the response is fresh from now on */
function store(freshForSeconds: number): void {
  writeCachedResponse(localStorage, requestName(undefined, { ...BODY, shape: 1 }), {
    freshUntil: Date.now() + freshForSeconds * 1000,
    cacheKey: 'key',
  });
}

it('sends what is not stored, under the name by which the shell takes it over', async () => {
  const first = look();
  expect(first?.sentAs).toBe(`tracker ${stableJson(BODY)}`);
  expect(sent.mock.calls).toEqual([[TRACKER, BODY, undefined]]);
  expect(first).toMatchObject({ response: expect.any(Promise), cacheKey: undefined });
});

it('names a stored response, and sends the request only when that is no longer fresh', () => {
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
  ['none, as manifests before 1.1', undefined],
])('names nothing that was stored under one shape number for a request with %s', (_what, shape) => {
  store(60);
  const { shape: _before, ...prefetch } = PREFETCH;
  const first = look(SIGNED_OUT, shape === undefined ? prefetch : { ...prefetch, shape });
  expect(first?.cacheKey).toBeUndefined();
  expect(first?.sentAs).toBeDefined();
  // Nor does a first screen that was stored under the name of the other belong to it.
  expect(first?.name).not.toBe(look()?.name);
});

it('never sends a request that is only shown from the cache', async () => {
  const first = look(SIGNED_OUT, { ...PREFETCH, isCachedOnly: true });
  expect(sent).not.toHaveBeenCalled();
  expect(first).toMatchObject({ response: undefined, sentAs: undefined });
});

it('names nothing that was stored for another viewer', () => {
  store(60);
  const first = look({ token: 'of another viewer', id: 7, profile: undefined });
  expect(sent.mock.calls[0]?.[2]).toBe('of another viewer');
  expect(first).toMatchObject({ response: expect.any(Promise), cacheKey: undefined });
});

it('waits with a request about the viewer until their id is known', () => {
  const own: PrefetchRequest = { query: 'query Own { Own }', variables: { userId: { from: 'viewer' } } };
  expect(look({ token: 'new', id: undefined, profile: undefined }, own)).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});

it('does not let a request that fails count as unhandled', async () => {
  sent.mockRejectedValue(new TypeError('no network'));
  await expect(look()?.response).rejects.toThrow('no network');
});
