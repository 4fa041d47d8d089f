import { readCachedResponse, requestName } from '../cache/first-screen-cache.ts';
import type { Call, CallResult } from '../core/call.ts';
import { deferred, fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { noteResponses } from './note-responses.ts';

const FRESH_MS = 100_000;
const QUERY = 'query Things { Things }';
const request = (page: number): Call['request'] => {
  return () => ({ kind: 'graphql', query: QUERY, variables: { page } });
};
const nameOf = (page: number, token?: string, shape = 1) =>
  requestName(token, { query: QUERY, variables: { page }, shape });

function setUp(response?: (now: number) => CallResult) {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  /** Cache keys of an account that has logged out. */
  const left = new Set<string>();
  const handle = noteResponses({
    clock,
    storage,
    owns: (key) => !left.has(key),
  })(async () => (response ? response(clock.now()) : fakeResult('things', clock.now())));
  const noted = (page: number, token?: string) => readCachedResponse(storage, nameOf(page, token));
  return { clock, storage, handle, noted, left };
}

it('notes a new response of the tracker for as long as it is fresh, by request and token', async () => {
  const { clock, handle, noted } = setUp();
  await handle(fakeCall({ request: request(1) }));
  await handle(fakeCall({ request: request(1), token: 'secret' }));
  const note = { freshUntil: clock.now() + FRESH_MS, cacheKey: fakeCall().key };
  expect([noted(1), noted(1, 'secret'), noted(2)]).toEqual([note, note, undefined]);
});

it('notes nothing of an account that has logged out meanwhile', async () => {
  const { handle, noted, left } = setUp();
  left.add('viewer-1/late');
  await handle(fakeCall({ request: request(1), key: 'viewer-1/late' }));
  expect(noted(1)).toBeUndefined();
});

it('notes a response under the shape number of its operation', async () => {
  const { handle, storage } = setUp();
  await handle(fakeCall({ request: request(1), shape: 2 }));
  expect(readCachedResponse(storage, nameOf(1, undefined, 2))).toBeDefined();
  expect(readCachedResponse(storage, nameOf(1, undefined, 1))).toBeUndefined();
});

it('notes the response of another service by its path', async () => {
  const { clock, handle, storage } = setUp();
  await handle(
    fakeCall({
      source: 'mal',
      token: undefined,
      request: () => ({ kind: 'get', path: '/things', search: [['page', '1']] }),
    }),
  );
  const name = requestName(undefined, {
    query: '/things?page=1',
    variables: {},
    shape: 1,
  });
  expect(readCachedResponse(storage, name)?.freshUntil).toBe(clock.now() + FRESH_MS);
});

it.each([
  ['that are not stored', { rule: { type: 'no-store' } }],
  ['that are not stored this time', { mode: 'no-store' }],
  ['of several requests', { gather: async () => [] }],
] as const)('notes no responses %s', async (_what, changes) => {
  const { handle, noted } = setUp();
  await handle(fakeCall({ request: request(1), ...changes }));
  expect(noted(1)).toBeUndefined();
});

it('notes a response from the cache only once it has been refreshed', async () => {
  const refresh = deferred<CallResult>();
  const { clock, handle, noted } = setUp((now) => ({
    ...fakeResult('old', now - 10_000),
    refresh: refresh.promise,
  }));
  await handle(fakeCall({ request: request(1) }));
  expect(noted(1)).toBeUndefined();
  refresh.resolve(fakeResult('new', clock.now()));
  await settle();
  expect(noted(1)).toBeDefined();
});

it('continues when the storage is full', async () => {
  const { handle, storage } = setUp();
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(handle(fakeCall({ request: request(2) }))).resolves.toMatchObject({ value: 'things' });
});
