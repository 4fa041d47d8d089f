import { systemClock } from '../core/clock.ts';
import { createFlightPriority, type Priority } from '../core/priority.ts';
import type { SharedState } from '../core/shared-state.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { createMemoryState } from '../testing/memory-state.ts';
import { type BucketState, EMPTY_BUCKET } from './bucket-state.ts';
import { LIMITS } from './limits.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { createTabLock } from './tab-lock.ts';
import { createTabSchedule } from './tab-schedule.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Moves the time of the limiter and of Bottleneck. */
const clock = { ...systemClock, advance: (ms: number) => jest.advanceTimersByTimeAsync(ms) };

/** Bottleneck begins a job some timers of 0 ms later. */
const settle = () => clock.advance(10);

function setUp(
  source: 'tracker' | 'mal' = 'tracker',
  bucket: SharedState<BucketState> = createMemoryState(EMPTY_BUCKET),
) {
  const visibility = createFakeVisibility();
  const loadSchedule = jest.fn(async () => createTabSchedule());
  const rateLimiter = createRateLimiter({
    source,
    limits: LIMITS[source],
    clock,
    visibility,
    bucket,
    lock: createTabLock('test', undefined),
    loadSchedule,
  });
  const served: string[] = [];
  const take = (name: string, initial: Priority = 'interactive', signal = new AbortController().signal) => {
    const priority = createFlightPriority(initial);
    const taken = rateLimiter.take({ priority, signal }).then(() => void served.push(name));
    taken.catch(() => {});
    return { taken, priority };
  };
  return { rateLimiter, visibility, bucket, loadSchedule, served, take };
}

it('sends the first requests at once, without the limiter', async () => {
  const { take, served, loadSchedule } = setUp();
  take('a');
  take('b');
  await settle();
  expect(served).toEqual(['a', 'b']);
  expect(loadSchedule).not.toHaveBeenCalled();
});

it('sends a burst of five, and the next when the first is two seconds old', async () => {
  const { take, served } = setUp();
  for (const name of 'abcdefg') take(name);
  await clock.advance(1999);
  expect(served.join('')).toBe('abcde');
  await clock.advance(200);
  expect(served.join('')).toBe('abcdefg');
});

it('serves who waits by priority, and a raised one before those it overtook', async () => {
  const { rateLimiter, take, served } = setUp();
  for (const name of '12345') take(name);
  take('background', 'background');
  const prefetched = take('prefetch', 'prefetch');
  take('interactive');
  prefetched.priority.raise('interactive');
  rateLimiter.notify();
  await clock.advance(2200);
  expect(served.slice(5)).toEqual(['prefetch', 'interactive', 'background']);
});

it.each([
  ['ten of 30 are used', undefined, 11],
  ['half of 90 is used', 90, 46],
])('refuses prefetches once %s, and still serves what is asked for', async (_what, limit, used) => {
  const { take, served, bucket } = setUp();
  const grants = (count: number) => Array<number>(count).fill(clock.now() - 20_000);
  const named = limit === undefined ? {} : { limit, limitAt: clock.now() };
  bucket.note((state) => ({ ...state, ...named, grants: grants(used - 1) }));
  await take('early enough', 'prefetch').taken;
  served.pop();
  bucket.note((state) => ({ ...state, grants: grants(used) }));
  await expect(take('early', 'prefetch').taken).rejects.toMatchObject({ kind: 'rate-limited' });
  take('asked');
  await clock.advance(0);
  expect(served).toEqual(['asked']);
});

it('obeys Retry-After for the whole source', async () => {
  const { rateLimiter, take, served } = setUp();
  rateLimiter.observe({ status: 429, retryAfterMs: 7000 });
  expect(rateLimiter.wait()).toBeUndefined();
  const until = clock.now() + 7000;
  take('a');
  await settle();
  expect(rateLimiter.wait()).toEqual({ until, reason: 'limit' });
  await clock.advance(until - clock.now() - 1);
  expect(served).toEqual([]);
  await clock.advance(2);
  expect(served).toEqual(['a']);
  expect(rateLimiter.wait()).toBeUndefined();
});

it('reports a wait only for interactive requests, and the longest one', async () => {
  const { rateLimiter, take } = setUp();
  const listener = jest.fn();
  rateLimiter.subscribe(listener);
  rateLimiter.observe({ status: 429, retryAfterMs: 7000 });
  const refused = clock.now();
  const queued = take('a', 'background');
  await settle();
  expect(rateLimiter.wait()).toBeUndefined();
  queued.priority.raise('interactive');
  const until = clock.now() + 40_000;
  const end = rateLimiter.hold(createFlightPriority('interactive'), 40_000, 'trouble');
  rateLimiter.hold(createFlightPriority('prefetch'), 90_000, 'trouble');
  expect(rateLimiter.wait()).toEqual({ until, reason: 'trouble' });
  end();
  expect(rateLimiter.wait()).toEqual({ until: refused + 7000, reason: 'limit' });
  expect(listener).toHaveBeenCalled();
});

it('counts a request that was sent without a token', async () => {
  const { rateLimiter, bucket } = setUp();
  rateLimiter.count();
  expect(bucket.peek().grants).toEqual([clock.now()]);
});

it('asks for no token while the tab is hidden', async () => {
  const { take, served, visibility } = setUp();
  for (const name of 'abcdef') take(name);
  await clock.advance(0);
  visibility.setHidden(true);
  await clock.advance(60_000);
  expect(served.join('')).toBe('abcde');
  visibility.setHidden(false);
  await settle();
  expect(served.join('')).toBe('abcdef');
});

it('serves the later parts of a long list after what is asked for meanwhile, and leaves the user some of the minute', async () => {
  const { rateLimiter, take, served, bucket } = setUp();
  bucket.note((state) => ({ ...state, grants: Array<number>(24).fill(clock.now() - 20_000) }));
  const part = { ...createFlightPriority('interactive'), isLaterPart: true };
  const taken = rateLimiter
    .take({ priority: part, signal: new AbortController().signal })
    .then(() => void served.push('part'));
  await clock.advance(0);
  expect(rateLimiter.wait()).toEqual({ until: clock.now() + 41_000, reason: 'limit' });
  take('asked');
  await clock.advance(100);
  expect(served).toEqual(['asked']);
  await clock.advance(41_000);
  await taken;
  expect(served).toEqual(['asked', 'part']);
});

it('sends a request of a new page when the first of the minute is over', async () => {
  const { take, served, bucket } = setUp();
  bucket.note((state) => ({ ...state, grants: Array<number>(30).fill(clock.now() - 40_000) }));
  take('a');
  await clock.advance(20_900);
  expect(served).toEqual([]);
  await clock.advance(200);
  expect(served).toEqual(['a']);
});

it('follows another limit that the service names', async () => {
  const { rateLimiter, take, served, bucket } = setUp();
  bucket.note((state) => ({ ...state, grants: Array<number>(30).fill(clock.now() - 60_000) }));
  take('a');
  await clock.advance(2_000);
  expect(served).toEqual(['a']);
  rateLimiter.observe({ status: 200, limit: 90, remaining: 89 });
  for (const name of 'bcdefg') take(name);
  await clock.advance(3_000);
  expect(served.join('')).toBe('abcdefg');
});

it('ends the turn of a background request when the user asks, and gives it the next one', async () => {
  const { take, served, bucket } = setUp();
  // The soft layer is used up, the others are not.
  bucket.note((state) => ({ ...state, grants: Array<number>(10).fill(clock.now() - 3_000) }));
  take('background', 'background');
  take('later', 'background');
  await settle();
  take('asked');
  await settle();
  expect(served).toEqual(['asked']);
  await clock.advance(2_300);
  expect(served).toEqual(['asked', 'background', 'later']);
});

it('removes an aborted waiter, and takes no token for it', async () => {
  const { take, served, bucket } = setUp();
  const caller = new AbortController();
  for (const name of 'abcde') take(name);
  const { taken } = take('f', 'interactive', caller.signal);
  await clock.advance(100);
  caller.abort();
  await expect(taken).rejects.toMatchObject({ kind: 'aborted' });
  await clock.advance(10_000);
  expect(served.join('')).toBe('abcde');
  expect(bucket.peek().grants).toHaveLength(5);
});

it('shares one allowance among tabs', async () => {
  const bucket = createMemoryState(EMPTY_BUCKET);
  const [one, other] = [setUp('tracker', bucket), setUp('tracker', bucket)];
  for (const name of 'abc') one.take(name);
  await settle();
  for (const name of 'xyz') other.take(name);
  await settle();
  expect(one.served.length + other.served.length).toBe(5);
});

it('continues with the bucket alone when the limiter cannot be loaded', async () => {
  const { take, served, loadSchedule } = setUp();
  loadSchedule.mockRejectedValue(new Error('offline'));
  for (const name of 'abcdef') take(name);
  await clock.advance(2200);
  expect(served.join('')).toBe('abcdef');
});
