import { createCache } from '../cache/cache.ts';
import type { CacheEntry } from '../cache/entry.ts';
import type { EntryStore } from '../cache/entry-store.ts';
import { createMemoryCache } from '../cache/memory-cache.ts';
import { ApiError } from '../core/api-error.ts';
import type { CacheMode } from '../core/cache-rule.ts';
import { emptyEntryStore } from '../testing/empty-entry-store.ts';
import { deferred, fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { readThroughCache } from './read-through-cache.ts';

const KEY = fakeCall().key;
const RULE = { type: 'default', expiresInSeconds: 1000, freshForSeconds: 100 } as const;

interface SetUp {
  readonly ageSeconds?: number;
  readonly store?: EntryStore;
}

function setUp({ ageSeconds, store = emptyEntryStore }: SetUp = {}) {
  const clock = createFakeClock();
  const cache = createCache({
    clock,
    memory: createMemoryCache(),
    store,
    mayKeep: () => true,
  });
  const next = jest.fn(async () => fakeResult('new'));
  const handle = readThroughCache({ cache, clock })(next);
  const ready = (async () => {
    if (ageSeconds === undefined) return;
    cache.write(KEY, RULE, { value: 'old', storedAt: clock.now() }, 8);
    await clock.advance(ageSeconds * 1000);
  })();
  return { clock, cache, next, handle, ready };
}

describe.each<[CacheMode, number | undefined, 'old' | 'new' | 'offline', number]>([
  ['only-if-cached', undefined, 'offline', 0],
  ['only-if-cached', 10, 'old', 0],
  ['only-if-cached', 5000, 'old', 0],
  ['default', undefined, 'new', 1],
  ['default', 10, 'old', 0],
  ['default', 500, 'old', 1],
  ['default', 5000, 'new', 1],
  ['fetch-once', undefined, 'new', 1],
  ['fetch-once', 500, 'old', 0],
  ['fetch-once', 5000, 'new', 1],
  ['reload', 10, 'new', 1],
  ['no-store', 10, 'new', 1],
])('mode %s with a response of %s seconds', (mode, ageSeconds, expected, requests) => {
  it(`gives ${expected} and asks the service ${requests} times`, async () => {
    const { handle, next, ready } = setUp({ ...(ageSeconds === undefined ? {} : { ageSeconds }) });
    await ready;
    const response = handle(fakeCall({ mode }));
    if (expected === 'offline') await expect(response).rejects.toMatchObject({ kind: 'offline' });
    else await expect(response).resolves.toMatchObject({ value: expected });
    expect(next).toHaveBeenCalledTimes(requests);
  });
});

it('returns the stale response first, then the newer one, and stores it', async () => {
  const { handle, cache, ready } = setUp({ ageSeconds: 500 });
  await ready;
  const response = await handle(fakeCall());
  await expect(response.refresh).resolves.toMatchObject({ value: 'new' });
  expect(cache.peek(KEY)?.data).toBe('new');
});

it('stores nothing in mode no-store, for any cache rule', async () => {
  const { handle, cache } = setUp();
  await handle(fakeCall({ mode: 'no-store' }));
  await handle(fakeCall({ rule: { type: 'no-store' } }));
  expect(cache.peek(KEY)).toBeUndefined();
});

it.each(['offline', 'rate-limited', 'unavailable', 'server', 'malformed'] as const)(
  'returns an expired response instead of the error %s, with that error as the reason',
  async (kind) => {
    const { handle, next, ready } = setUp({ ageSeconds: 5000 });
    await ready;
    const error = new ApiError(kind, { source: 'tracker' });
    next.mockRejectedValueOnce(error);
    await expect(handle(fakeCall())).resolves.toMatchObject({ value: 'old', error });
  },
);

it.each(['not-found', 'invalid-token', 'validation', 'aborted'] as const)(
  'does not hide the error %s behind an expired response',
  async (kind) => {
    const { handle, next, ready } = setUp({ ageSeconds: 5000 });
    await ready;
    next.mockRejectedValueOnce(new ApiError(kind, { source: 'tracker' }));
    await expect(handle(fakeCall())).rejects.toMatchObject({ kind });
  },
);

it('does not store a failed response', async () => {
  const { handle, next, cache } = setUp();
  next.mockRejectedValueOnce(new ApiError('server', { source: 'tracker' }));
  await expect(handle(fakeCall())).rejects.toThrow();
  expect(cache.peek(KEY)).toBeUndefined();
});

it('writes one response once, however many callers of its flight there are', async () => {
  const { handle, next, cache } = setUp();
  const flight = deferred<ReturnType<typeof fakeResult>>();
  next.mockReturnValue(flight.promise);
  const listener = jest.fn();
  cache.subscribe(KEY, listener);
  const callers = [handle(fakeCall()), handle(fakeCall())];
  flight.resolve(fakeResult({ shared: true }));
  await Promise.all(callers);
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('on a slow disk', () => {
  const STORED: CacheEntry = {
    cacheKey: KEY,
    data: 'stored',
    expires: Number.POSITIVE_INFINITY,
    storedAt: 0,
    usedAt: Number.POSITIVE_INFINITY,
    schema: 1,
    storeName: 'results',
    size: 10,
  };

  function setUpSlow() {
    const disk = deferred<CacheEntry | undefined>();
    const get = jest.fn(() => disk.promise);
    return { ...setUp({ store: { ...emptyEntryStore, get } }), disk, get };
  }

  it('asks the service after three seconds, and for the next query at once', async () => {
    const { handle, next, clock } = setUpSlow();
    const first = handle(fakeCall());
    await clock.advance(2999);
    expect(next).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(first).resolves.toMatchObject({ value: 'new' });
    await expect(handle(fakeCall({ key: 'anonymous/things/1/{"page":2}' }))).resolves.toMatchObject({
      value: 'new',
    });
  });

  it('shows what comes late while the service is still being asked', async () => {
    const { handle, next, clock, cache, disk } = setUpSlow();
    const flight = deferred<ReturnType<typeof fakeResult>>();
    next.mockReturnValue(flight.promise);
    const response = handle(fakeCall());
    await clock.advance(3000);
    disk.resolve(STORED);
    await settle();
    expect(cache.peek(KEY)?.data).toBe('stored');
    flight.resolve(fakeResult('new'));
    await expect(response).resolves.toMatchObject({ value: 'new' });
    expect(cache.peek(KEY)?.data).toBe('new');
  });

  it.each(['before', 'after'])(
    'shows what came %s the service failed, rather than the error',
    async (when) => {
      const { handle, next, clock, disk } = setUpSlow();
      const flight = deferred<ReturnType<typeof fakeResult>>();
      next.mockReturnValue(flight.promise);
      const error = new ApiError('server', { source: 'tracker' });
      const response = handle(fakeCall());
      await clock.advance(3000);
      if (when === 'before') disk.resolve(STORED);
      await settle();
      flight.reject(error);
      await settle();
      if (when === 'after') disk.resolve(STORED);
      await expect(response).resolves.toMatchObject({ value: 'stored', error });
    },
  );

  it('gives the error when the disk has nothing in the end', async () => {
    const { handle, next, clock, disk } = setUpSlow();
    next.mockRejectedValueOnce(new ApiError('offline', { source: 'tracker' }));
    const response = handle(fakeCall());
    await clock.advance(3000);
    disk.resolve(undefined);
    await expect(response).rejects.toMatchObject({ kind: 'offline' });
  });

  it('waits for the disk when nothing else may be asked', async () => {
    const { handle, next, clock, disk } = setUpSlow();
    const response = handle(fakeCall({ mode: 'only-if-cached' }));
    await clock.advance(5000);
    disk.resolve(STORED);
    await expect(response).resolves.toMatchObject({ value: 'stored' });
    expect(next).not.toHaveBeenCalled();
  });
});

it.each(['default', 'fetch-once'] as const)(
  'mode %s shows a cached result that lacks parts, and requests it again once it is 30 s old',
  async (mode) => {
    const { handle, cache, clock, next } = setUp();
    const missing = [{ path: 'Media.staff', message: 'Not Found.' }];
    cache.write(KEY, RULE, { value: 'partial', storedAt: clock.now(), missing }, 8);
    await clock.advance(29_000);
    expect((await handle(fakeCall({ mode }))).refresh).toBeUndefined();
    await clock.advance(1_000);
    const response = await handle(fakeCall({ mode }));
    expect(response).toMatchObject({ value: 'partial', missing });
    await expect(response.refresh).resolves.toEqual({ value: 'new', storedAt: 0 });
    expect(next).toHaveBeenCalledTimes(1);
    expect(cache.peek(KEY)?.missing).toBeUndefined();
  },
);

it('stores the missing parts with a result', async () => {
  const { handle, cache, next } = setUp();
  const missing = [{ path: 'Media.staff', message: 'Not Found.' }];
  next.mockResolvedValueOnce({ ...fakeResult('partial'), missing });
  await expect(handle(fakeCall())).resolves.toMatchObject({ value: 'partial', missing });
  expect(cache.peek(KEY)?.missing).toEqual(missing);
});

it('refuses an operation whose rule breaks the rules for cache settings', async () => {
  const { handle, next } = setUp();
  const rule = { type: 'default', expiresInSeconds: 0 } as const;
  await expect(handle(fakeCall({ rule }))).rejects.toThrow(
    'things: a cache rule needs whole seconds above 0',
  );
  expect(next).not.toHaveBeenCalled();
});

it('looks for what nothing may store only where it is told to look, and asks the service for the rest', async () => {
  const { handle, next, cache } = setUp();
  const rule = { type: 'no-store' } as const;
  await expect(handle(fakeCall({ rule, mode: 'only-if-cached', source: 'mal' }))).rejects.toMatchObject({
    kind: 'offline',
    source: 'mal',
  });
  expect(next).not.toHaveBeenCalled();
  await expect(handle(fakeCall({ rule, mode: 'default' }))).resolves.toMatchObject({ value: 'new' });
  await expect(handle(fakeCall({ mode: 'no-store' }))).resolves.toMatchObject({ value: 'new' });
  expect(cache.peek(KEY)).toBeUndefined();
});

it.each(['offline', 'rate-limited', 'unavailable', 'server', 'malformed'] as const)(
  'shows an older response with the reason when a new one fails: %s',
  async (kind) => {
    const { handle, next, ready } = setUp({ ageSeconds: 5000 });
    await ready;
    const error = new ApiError(kind, { source: 'tracker' });
    next.mockRejectedValueOnce(error);
    await expect(handle(fakeCall())).resolves.toMatchObject({ value: 'old', error });
  },
);

it.each(['not-found', 'validation', 'invalid-token', 'aborted'] as const)(
  'shows no older response when the failure is about the thing or the caller: %s',
  async (kind) => {
    const { handle, next, ready } = setUp({ ageSeconds: 5000 });
    await ready;
    next.mockRejectedValueOnce(new ApiError(kind, { source: 'tracker' }));
    await expect(handle(fakeCall())).rejects.toMatchObject({ kind });
  },
);

it('does not use a response in the moment in which it expires', async () => {
  const { handle, ready } = setUp({ ageSeconds: 1000 });
  await ready;
  await expect(handle(fakeCall({ mode: 'fetch-once' }))).resolves.toMatchObject({ value: 'new' });
});
