// Each row of the catalogue of errors, through the whole pipeline: what the service answers, what is waited, what comes out.
import type { ApiErrorKind } from '../api-error.ts';
import { createCache } from '../cache/cache.ts';
import { createMemoryCache } from '../cache/memory-cache.ts';
import type { Call } from '../core/call.ts';
import { createFlightPriority } from '../core/priority.ts';
import type { SourceName } from '../core/source-name.ts';
import { activityReplies } from '../operations/activity-replies.ts';
import { LIMITS } from '../rate-limit/limits.ts';
import { createRateLimiter, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import { emptyEntryStore } from '../testing/empty-entry-store.ts';
import { fakeCall } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakePrefetched } from '../testing/fake-prefetched.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { createMemoryBucket } from '../testing/memory-bucket.ts';
import { createPipeline } from './pipeline.ts';
import { send } from './send.ts';

type Reply = () => Promise<Response>;

const GOOD = { data: { Things: 1 } };

function reply(status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Reply {
  return async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
}

const refusal = (status: number, message = 'No.') => ({ data: null, errors: [{ message, status }] });
const failedToFetch: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** A service that gives these replies one after the other, and good ones then. */
function setUp(...replies: readonly Reply[]) {
  const clock = createFakeClock();
  const visibility = createFakeVisibility();
  const left = [...replies];
  const asked: number[] = [];
  const startedAt = clock.now();
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
      bucket: createMemoryBucket(),
      lock: (_signal, job) => job(),
      loadChain: () => Promise.reject(new Error('not needed: the bucket keeps the limits')),
    });
  const handle = createPipeline({
    cache,
    storage: undefined,
    clock,
    visibility,
    random: () => 0,
    savesData: () => false,
    rateLimiters: { tracker: rateLimiter('tracker'), mal: rateLimiter('mal'), themes: rateLimiter('themes') },
    send: send({
      fetch: async () => {
        asked.push(clock.now() - startedAt);
        return await (left.shift() ?? reply(200, GOOD))();
      },
      services: () => ({
        tracker: { url: 'https://tracker.example' },
        mal: { url: 'https://mal.example' },
        themes: { url: 'https://themes.example' },
      }),
      early: createFakePrefetched(),
      isOnline: () => true,
    }),
    onMalformed: () => {},
  });
  let turn = 0;
  const ask = (changes: Partial<Call> = {}) => {
    turn += 1;
    return handle(fakeCall({ key: `anonymous/things/1/${turn}`, ...changes }));
  };
  return { clock, cache, asked, ask, handle };
}

const rest = (source: SourceName): Partial<Call> => ({
  source,
  request: () => ({ kind: 'get', path: '/things', search: [] }),
});

/** Lets the fetch, its body and every wait go by. */
async function pass(clock: ReturnType<typeof createFakeClock>, ms: number): Promise<void> {
  const step = Math.max(500, ms / 40);
  for (let left = ms; left > 0; left -= step) {
    await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(Math.min(step, left));
  }
  await new Promise((resolve) => setImmediate(resolve));
}

describe.each<[row: string, call: Partial<Call>, reply: Reply, waitMs: number]>([
  ['429 with Retry-After', {}, reply(429, refusal(429), { 'Retry-After': '7' }), 7_000],
  ['429 inside a 200 with Retry-After', {}, reply(200, refusal(429), { 'Retry-After': '7' }), 7_000],
  ['429, tracker, no header', {}, reply(429, refusal(429)), 25_000],
  ['429, MAL-style service', rest('mal'), reply(429, { message: 'Slow down' }), 1_000],
  ['429, themes service', rest('themes'), reply(429, { message: 'Slow down' }), 25_000],
  ['500, tracker', {}, reply(500, refusal(500)), 3_000],
  ['cross-origin failure, tracker', {}, failedToFetch, 40_000],
])('%s', (_row, call, failure, waitMs) => {
  it(`waits ${waitMs} ms, asks again, and gives the answer`, async () => {
    const { clock, asked, ask } = setUp(failure);
    const answer = ask(call);
    await pass(clock, waitMs + 3_000);
    await expect(answer).resolves.toMatchObject({ value: expect.anything() });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBeGreaterThanOrEqual(waitMs);
    expect(asked[1]).toBeLessThan(waitMs + 1_500);
  });

  it('is an error after three attempts, and is not kept', async () => {
    const { clock, cache, asked, ask } = setUp(failure, failure, failure, failure);
    const answer = ask({ ...call, key: 'anonymous/things/1/kept' });
    const outcome = answer.then(
      () => 'good',
      (error) => error.name,
    );
    await pass(clock, 3 * waitMs + 5_000);
    expect(await outcome).toBe('ApiError');
    expect(asked).toHaveLength(3);
    expect(cache.peek('anonymous/things/1/kept')).toBeUndefined();
  });
});

it.each<[row: string, call: Partial<Call>, reply: Reply, kind: ApiErrorKind]>([
  ['other non-OK with no rule, tracker', {}, reply(418, refusal(418)), 'validation'],
  ['other non-OK with no rule, MAL-style service', rest('mal'), reply(500, { message: 'Oops' }), 'server'],
  ['502, tracker', {}, reply(502, 'Bad Gateway'), 'server'],
  ['JSON parse failure', {}, reply(200, '{"data": {'), 'malformed'],
  ['JSON parse failure, themes service', rest('themes'), reply(200, '<html>'), 'malformed'],
  ['invalid token as 400', { token: 't' }, reply(400, refusal(400, 'Invalid token')), 'invalid-token'],
  ['invalid token as 401', { token: 't' }, reply(401, refusal(401)), 'invalid-token'],
  ['switched off', {}, reply(403, refusal(403)), 'unavailable'],
  ['cross-origin failure, themes service', rest('themes'), failedToFetch, 'unavailable'],
  ['unknown thing', {}, reply(404, refusal(404)), 'not-found'],
])('%s: an error at once, and nothing is kept', async (_row, call, failure, kind) => {
  const { clock, cache, asked, ask } = setUp(failure);
  const outcome = ask({ ...call, key: 'anonymous/things/1/kept' }).catch((error) => error.kind);
  await pass(clock, 1_000);
  expect(await outcome).toBe(kind);
  expect(asked).toHaveLength(1);
  expect(cache.peek('anonymous/things/1/kept')).toBeUndefined();
});

it('aborted request: nothing comes of it, and it is not asked again', async () => {
  const { clock, asked, ask } = setUp(() => new Promise(() => {}));
  const caller = new AbortController();
  const outcome = ask({ signal: caller.signal }).catch((error) => error.kind);
  await pass(clock, 1_000);
  caller.abort();
  expect(await outcome).toBe('aborted');
  await pass(clock, 60_000);
  expect(asked).toHaveLength(1);
});

it('unknown source URL: an error that names the service, and no request', async () => {
  const unconfigured = send({
    fetch: () => Promise.reject(new Error('must not be asked')),
    services: () => ({}),
    early: createFakePrefetched(),
    isOnline: () => true,
  });
  await expect(unconfigured(fakeCall({ source: 'themes' }))).rejects.toMatchObject({
    kind: 'unknown-source',
  });
});

it.each([201, 204, 302, 400, 500])(
  'non-200 mutation result %s: changes nothing, and is not sent again',
  async (status) => {
    // A response of these two may not have a body.
    const body = status === 204 ? null : JSON.stringify({ data: { Toggle: true } });
    const { clock, asked, ask } = setUp(async () => new Response(body, { status }));
    const outcome = ask({ kind: 'write', mode: 'no-store', repeatable: false, token: 't' }).then(
      () => 'changed',
      (error) => error.name,
    );
    await pass(clock, 60_000);
    expect(await outcome).toBe('ApiError');
    expect(asked).toHaveLength(1);
  },
);

it("page count is not 25 per page: the assertion 'Page count is wrong'", () => {
  const page = { pageInfo: { hasNextPage: false, perPage: 50 }, activityReplies: [] };
  expect(() => activityReplies.decode({ Page: page }, { activityId: 1, page: 1 })).toThrow(
    'Page count is wrong',
  );
  const right = { ...page, pageInfo: { hasNextPage: false, perPage: 25 } };
  expect(activityReplies.decode({ Page: right }, { activityId: 1, page: 1 }).items).toEqual([]);
});

describe('a service that is switched off', () => {
  it('is believed for five minutes: what is kept shows, everything else is refused in its own words without a request', async () => {
    const { clock, asked, ask } = setUp(reply(200, GOOD), reply(403, refusal(403, 'Back in an hour.')));
    const kept = { key: 'anonymous/things/1/kept' };
    const first = ask(kept);
    await pass(clock, 3_000);
    await first;
    const off = ask().catch((error) => error.detail);
    await pass(clock, 500);
    expect(await off).toBe('Back in an hour.');
    await pass(clock, 290_000);
    const stillOff = ask().catch((error) => error.detail);
    await pass(clock, 500);
    expect(await stillOff).toBe('Back in an hour.');
    await expect(ask(kept)).resolves.toMatchObject({ value: GOOD.data });
    expect(asked).toHaveLength(2);
    await pass(clock, 15_000);
    const again = ask();
    await pass(clock, 3_000);
    await expect(again).resolves.toMatchObject({ value: GOOD.data });
  });
});

it('a refusal stops everything that goes to the same service, and nothing else', async () => {
  const { clock, asked, ask } = setUp(reply(429, refusal(429), { 'Retry-After': '30' }));
  const refused = ask();
  await pass(clock, 500);
  const other = ask();
  const elsewhere = ask(rest('themes'));
  await pass(clock, 2_000);
  await elsewhere;
  expect(asked).toHaveLength(2);
  await pass(clock, 35_000);
  await Promise.all([refused, other]);
  expect(asked).toHaveLength(4);
  expect(Math.min(...asked.slice(2))).toBeGreaterThanOrEqual(30_000);
});

it('a prefetch that the own rateLimiter refuses is over at once, and does not hold up whoever asks for the same', async () => {
  const { clock, asked, ask } = setUp(
    reply(200, GOOD, { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': '3' }),
  );
  const first = ask();
  await pass(clock, 3_000);
  await first;
  const wanted = { key: 'anonymous/things/1/wanted' };
  const prefetched = ask({ ...wanted, priority: createFlightPriority('prefetch') }).catch(
    (error) => error.kind,
  );
  await pass(clock, 500);
  expect(await prefetched).toBe('rate-limited');
  const seen = ask(wanted);
  await pass(clock, 1_000);
  await expect(seen).resolves.toMatchObject({ value: GOOD.data });
  expect(asked).toHaveLength(2);
});
