import type { Call } from '../core/call.ts';
import { PREFETCHED } from '../core/call-keys.ts';
import { type FakeChanges, fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakePrefetched } from '../testing/fake-prefetched.ts';
import { takePrefetched } from './take-prefetched.ts';

function setUp() {
  const prefetched = createFakePrefetched();
  prefetched.put('tracker', '{"query":"query Things { Things }","variables":{"a":2,"b":1}}', async () =>
    Response.json({}),
  );
  const next = jest.fn(async (_call: Call) => fakeResult(1));
  const handle = takePrefetched(prefetched)(next);
  const variables = { b: 1, a: 2 };
  const request = () => ({ kind: 'graphql' as const, query: 'query Things { Things }', variables });
  const passed = async (changes: FakeChanges = {}) => {
    await handle(fakeCall({ request, ...changes }));
    return next.mock.lastCall?.[0].context.get(PREFETCHED);
  };
  return { passed };
}

it('gives a call the response to the same document and variables, once', async () => {
  const { passed } = setUp();
  const prefetched = await passed();
  expect(prefetched?.isWaiting()).toBe(true);
  expect(await prefetched?.take()).toBeInstanceOf(Response);
  expect(prefetched?.isWaiting()).toBe(false);
  expect(prefetched?.take()).toBeUndefined();
  expect(await passed()).toBeUndefined();
});

it('gives a call to another service the response to the same path', async () => {
  const prefetched = createFakePrefetched();
  prefetched.put('mal', '{"query":"/things?page=1","variables":{}}', async () => Response.json({}));
  const next = jest.fn(async (_call: Call) => fakeResult(1));
  const request = () => ({ kind: 'get' as const, path: '/things', search: [['page', '1'] as const] });
  await takePrefetched(prefetched)(next)(fakeCall({ source: 'mal', request }));
  expect(next.mock.lastCall?.[0].context.get(PREFETCHED)?.isWaiting()).toBe(true);
});

it('gives it to a forced call that may take it', async () => {
  expect(await setUp().passed({ mode: 'reload', takesPrefetched: true })).toBeDefined();
});

it.each<[string, FakeChanges]>([
  ['a call that the user forces', { mode: 'reload' }],
  [
    'another request',
    { request: () => ({ kind: 'graphql', query: 'query Things { Things }', variables: {} }) },
  ],
  ['another service', { source: 'mal', request: () => ({ kind: 'get', path: '/things', search: [] }) }],
])('leaves %s alone', async (_what, changes) => {
  expect(await setUp().passed(changes)).toBeUndefined();
});
