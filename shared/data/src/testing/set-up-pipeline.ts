import { createCache } from '../cache/cache.ts';
import { createMemoryCache } from '../cache/memory-cache.ts';
import type { SourceName } from '../core/source-name.ts';
import { EMPTY_BUCKET } from '../limits/bucket-state.ts';
import { CLOSED_CIRCUIT } from '../limits/circuit-state.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../limits/create-circuit-breaker.ts';
import { LIMITS } from '../limits/limits.ts';
import { createRateLimiter, type RateLimiter } from '../limits/rate-limiter.ts';
import { createSlowRequests } from '../limits/slow-requests.ts';
import { createPipeline } from '../steps/pipeline.ts';
import { send } from '../steps/send.ts';
import { emptyEntryStore } from './empty-entry-store.ts';
import { type FakeChanges, fakeCall } from './fake-call.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakePrefetched } from './fake-prefetched.ts';
import { createFakeVisibility } from './fake-visibility.ts';
import { createMemoryState } from './memory-state.ts';

export type Reply = () => Promise<Response>;

export const GOOD = { data: { Things: 1 } };

export function reply(
  status: number,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
}

/** The tracker's error response. */
export const refusal = (status: number, message = 'No.') => ({ data: null, errors: [{ message, status }] });

export const failedToFetch: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** A request to a REST service. */
export const restCall = (source: SourceName): FakeChanges => ({
  source,
  request: () => ({ kind: 'get', path: '/things', search: [] }),
});

/** The whole pipeline over a service that gives these replies one after the other, and good ones then. */
export function setUpPipeline(...replies: readonly Reply[]) {
  const clock = createFakeClock();
  const visibility = createFakeVisibility();
  const left = [...replies];
  const askOrigin = jest.fn(async (): Promise<'responds' | 'silent'> => 'responds');
  const asked: number[] = [];
  const refusedTokens: string[] = [];
  const startedAt = clock.now();
  const prefetched = createFakePrefetched();
  const cache = createCache({
    clock,
    memory: createMemoryCache(),
    store: emptyEntryStore,
    mayKeep: () => true,
  });
  const rateLimiter = (source: SourceName): RateLimiter =>
    createRateLimiter({
      source,
      limits: LIMITS[source],
      clock,
      visibility,
      bucket: createMemoryState(EMPTY_BUCKET),
      lock: (_signal, job) => job(),
      loadSchedule: () => Promise.reject(new Error('not needed: the bucket keeps the limits')),
    });
  const breaker = (source: SourceName): CircuitBreaker =>
    createCircuitBreaker({
      source,
      clock,
      state: createMemoryState(CLOSED_CIRCUIT),
      newId: () => String(Math.random()),
    });
  const breakers = { tracker: breaker('tracker'), mal: breaker('mal'), themes: breaker('themes') };
  const rateLimiters = {
    tracker: rateLimiter('tracker'),
    mal: rateLimiter('mal'),
    themes: rateLimiter('themes'),
  };
  const slow = createSlowRequests(clock);
  const handle = createPipeline({
    cache,
    storage: undefined,
    owns: () => true,
    signIn: {
      lock: (_signal, job) => job(),
      isInUse: () => refusedTokens.length === 0,
      onRefused: (token) => void refusedTokens.push(token),
    },
    clock,
    visibility,
    random: () => 0,
    breakers,
    slowRequests: { tracker: slow, mal: slow, themes: slow },
    prefetched,
    savesData: () => false,
    themesInterface: () => undefined,
    effects: {},
    rateLimiters,
    send: send({
      fetch: async (_input, init) => {
        asked.push(clock.now() - startedAt);
        const aborted = new Promise<never>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        });
        return await Promise.race([(left.shift() ?? reply(200, GOOD))(), aborted]);
      },
      services: () => ({
        tracker: { url: 'https://tracker.example' },
        mal: { url: 'https://mal.example' },
        themes: { url: 'https://themes.example' },
      }),
      isOnline: () => true,
    }),
    isOnline: () => true,
    askOrigin,
    onMalformed: () => {},
  });
  let turn = 0;
  const ask = (changes: FakeChanges = {}) => {
    turn += 1;
    return handle(fakeCall({ key: `anonymous/things/1/${turn}`, ...changes }));
  };
  /** `good`, or the error's kind and detail. */
  const outcome = (changes: FakeChanges = {}): Promise<string> =>
    ask(changes).then(
      () => 'good',
      (error) => `${error.kind}: ${error.detail}`,
    );
  /** Advances past the fetch, its body and every wait. */
  const pass = async (ms: number): Promise<void> => {
    const step = Math.max(500, ms / 40);
    for (let rest = ms; rest > 0; rest -= step) {
      await new Promise((resolve) => setImmediate(resolve));
      await clock.advance(Math.min(step, rest));
    }
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** The outcome after these milliseconds. */
  const after = async (ms: number, changes: FakeChanges = {}): Promise<string> => {
    const ended = outcome(changes);
    await pass(ms);
    return ended;
  };
  return {
    clock,
    cache,
    asked,
    refusedTokens,
    ask,
    askOrigin,
    outcome,
    pass,
    after,
    prefetched,
    visibility,
    slow,
    /** What the user waits for of the tracker. */
    wait: rateLimiters.tracker.wait,
    breaker: breakers.tracker,
  };
}
