/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { ON_PARTIAL } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { deferred } from '../testing/fake-call.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { useQuery } from './use-query.ts';

interface Thing {
  readonly id: number;
  readonly isFavourite: boolean;
}

const thing: QueryOperation<{ readonly id: number }, Thing> = {
  kind: 'query',
  shape: 1,
  name: 'thing',
  source: 'tracker',
  scope: 'viewer',
  cache: { type: 'default', expiresInSeconds: 1000, freshForSeconds: 100 },
  request: ({ id }) => ({ kind: 'graphql', query: 'query Thing { Thing }', variables: { id } }),
  // The service of these tests returns things.
  decode: (payload) => payload as Thing,
  optimistic: (data, lookup) => withOptimistic('media', data, lookup),
};

function setUp() {
  const asked: { readonly call: Call; readonly end: ReturnType<typeof deferred<unknown>> }[] = [];
  const layer = installTestLayer((call) => {
    const end = deferred<unknown>();
    asked.push({ call, end });
    return end.promise;
  });
  const advance = (ms: number) => act(() => layer.clock.advance(ms));
  const response = async (index: number, value: unknown) => {
    // The store is looked into first.
    await advance(0);
    const end = asked[index]?.end;
    if (value instanceof Error) end?.reject(value);
    else end?.resolve(value);
    await advance(0);
  };
  return { ...layer, asked, advance, response };
}

const ONE: Thing = { id: 1, isFavourite: false };

it('asks, shows that it does, and then the response', async () => {
  const { response, asked } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  expect(result.current).toMatchObject({ status: 'loading', data: undefined, isFetching: true });
  await response(0, ONE);
  expect(result.current).toMatchObject({ status: 'ready', data: ONE, isFetching: false, isStale: false });
  expect(asked).toHaveLength(1);
});

it('asks with the priority that the component gives', async () => {
  const { asked, advance } = setUp();
  renderHook(() => useQuery(thing, { id: 1 }, { priority: 'background' }));
  renderHook(() => useQuery(thing, { id: 2 }));
  await advance(0);
  expect(asked.map(({ call }) => call.priority.current())).toEqual(['background', 'interactive']);
});

it('has the response on the very first render when it is in memory, and asks for nothing', async () => {
  const { response, asked, advance } = setUp();
  const first = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, ONE);
  first.unmount();
  const seen: unknown[] = [];
  renderHook(() => seen.push(useQuery(thing, { id: 1 }).data));
  await advance(0);
  expect(seen[0]).toEqual(ONE);
  expect(asked).toHaveLength(1);
});

it('shows an older response at once and the newer one behind it', async () => {
  const { response, asked, advance } = setUp();
  const first = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, ONE);
  first.unmount();
  await advance(500_000);
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await advance(0);
  expect(result.current).toMatchObject({ status: 'ready', data: ONE, isFetching: true, isStale: true });
  await response(1, { ...ONE, isFavourite: true });
  expect(result.current).toMatchObject({ data: { isFavourite: true }, isFetching: false, isStale: false });
  expect(asked).toHaveLength(2);
});

it('asks nothing while it is paused', () => {
  const { asked } = setUp();
  const { result } = renderHook(() => useQuery(thing, null));
  expect(result.current.status).toBe('idle');
  expect(asked).toHaveLength(0);
});

it('shows an error, and the response after trying again', async () => {
  const { asked, response } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, new ApiError('server', { source: 'tracker' }));
  expect(result.current).toMatchObject({ status: 'error', error: { kind: 'server' } });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ status: 'loading', error: undefined });
  await response(1, ONE);
  expect(asked[1]?.call.mode).toBe('reload');
  expect(result.current).toMatchObject({ status: 'ready', data: ONE });
});

it('shows the earlier data and the error when a refresh fails', async () => {
  const { response } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, ONE);
  act(() => result.current.retry());
  await response(1, new ApiError('unavailable', { source: 'tracker' }));
  expect(result.current).toMatchObject({ status: 'ready', data: ONE, error: { kind: 'unavailable' } });
});

it('tries again by itself when the connection is back, and only what failed for want of it', async () => {
  const { asked, response, advance } = setUp();
  const { result } = renderHook(() => [useQuery(thing, { id: 1 }), useQuery(thing, { id: 2 })]);
  await response(0, new ApiError('offline', { source: 'tracker' }));
  await response(1, new ApiError('server', { source: 'tracker' }));
  expect(result.current.map(({ error }) => error?.kind)).toEqual(['offline', 'server']);
  act(() => void dispatchEvent(new Event('online')));
  await response(2, ONE);
  expect(result.current[0]).toMatchObject({ status: 'ready', data: ONE });
  await advance(0);
  expect(asked).toHaveLength(3);
});

it('ends its request when the component unmounts, and not in strict mode', async () => {
  const { asked, advance } = setUp();
  const { unmount } = renderHook(() => useQuery(thing, { id: 1 }), { wrapper: StrictMode });
  await advance(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.call.signal.aborted).toBe(false);
  unmount();
  await advance(0);
  expect(asked[0]?.call.signal.aborted).toBe(true);
});

it('shares one request among components', async () => {
  const { asked, response } = setUp();
  const both = renderHook(() => [useQuery(thing, { id: 1 }), useQuery(thing, { id: 1 })]);
  await response(0, ONE);
  expect(both.result.current.map(({ data }) => data)).toEqual([ONE, ONE]);
  expect(asked).toHaveLength(1);
});

/** A change in the outbox. */
const WAITING = ['tsugi:outbox:anonymous/1', '{"entity":"media:1","patch":{"isFavourite":true}}'] as const;

it('lays the own change over the response, wherever it is shown', async () => {
  const { response, optimistic, storage } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, ONE);
  act(() => void storage?.setItem(...WAITING));
  act(() => optimistic.reload());
  expect(result.current.data).toEqual({ id: 1, isFavourite: true });
  act(() => void storage?.removeItem(WAITING[0]));
  act(() => optimistic.reload());
  expect(result.current.data).toEqual(ONE);
});

it('fetches again after a sign-in, without the earlier data', async () => {
  const { response, asked, auth, advance } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, ONE);
  act(() => void auth.signIn('t'.repeat(60)));
  await advance(0);
  expect(result.current).toMatchObject({ status: 'loading', data: undefined });
  expect(asked[1]?.call.token).toBe('t'.repeat(60));
});

it('reads again by itself when the circuit breaker lets requests pass, and only while it is watched', async () => {
  const { response, asked, advance } = setUp();
  const { result, unmount } = renderHook(() => useQuery(thing, { id: 1 }));
  const refused = () => new ApiError('unavailable', { source: 'tracker', retryAfterMs: 15_000 });
  await response(0, refused());
  expect(result.current).toMatchObject({ status: 'error', isFetching: false });
  await advance(14_000);
  expect(asked).toHaveLength(1);
  await advance(1_100);
  expect(result.current).toMatchObject({ status: 'error', isFetching: true });
  await response(1, refused());
  await advance(15_100);
  await response(2, ONE);
  expect(result.current).toMatchObject({ status: 'ready', data: ONE, error: undefined });
  unmount();
  await advance(100_000);
  expect(asked).toHaveLength(3);
});

it('does not read again by itself after a failure of its own', async () => {
  const { response, asked, advance } = setUp();
  renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, new ApiError('unavailable', { source: 'tracker', noResponse: true }));
  await advance(200_000);
  expect(asked).toHaveLength(1);
});

it('never gives one remote what another one decoded to another shape', async () => {
  const { response, asked } = setUp();
  const first = renderHook(() => useQuery(thing, { id: 1 }));
  await response(0, ONE);
  expect(first.result.current.data).toEqual(ONE);
  // The same document, as a remote of another version bundles it.
  const named = { ...thing, shape: 2, decode: () => ({ id: 1, isFavourite: false, name: 'One' }) };
  const second = renderHook(() => useQuery(named, { id: 1 }));
  expect(second.result.current).toMatchObject({ status: 'loading', data: undefined });
  await response(1, { ...ONE, name: 'One' });
  expect(second.result.current.data).toEqual({ ...ONE, name: 'One' });
  expect(first.result.current.data).toEqual(ONE);
  expect(asked).toHaveLength(2);
});

it('shows the beginning of a long result until all of it has come, but never in place of an older whole one', async () => {
  const { response, asked, advance, cache } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await advance(0);
  act(() => asked[0]?.call.context.get(ON_PARTIAL)?.({ value: ONE, storedAt: 0 }));
  expect(result.current).toMatchObject({ status: 'ready', data: ONE, isPartial: true, isFetching: true });
  expect(cache.peek(asked[0]?.call.key ?? '')).toBeUndefined();
  const whole = { ...ONE, isFavourite: true };
  await response(0, whole);
  expect(result.current).toMatchObject({ data: whole, isPartial: false, isFetching: false });
  act(() => result.current.retry());
  await advance(0);
  act(() => asked[1]?.call.context.get(ON_PARTIAL)?.({ value: ONE, storedAt: 0 }));
  expect(result.current).toMatchObject({ data: whole, isPartial: false });
});

it('shows the beginning of a long result beside the error that ended it', async () => {
  const { response, asked, advance } = setUp();
  const { result } = renderHook(() => useQuery(thing, { id: 1 }));
  await advance(0);
  act(() => asked[0]?.call.context.get(ON_PARTIAL)?.({ value: ONE, storedAt: 0 }));
  await response(0, new ApiError('server', { source: 'tracker', status: 500 }));
  expect(result.current).toMatchObject({ status: 'ready', data: ONE, isPartial: true, isFetching: false });
  expect(result.current.error?.kind).toBe('server');
});
