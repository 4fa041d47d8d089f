// Each row of the catalogue of errors, through the whole pipeline: the response, the waits, the result.
import type { ApiErrorKind } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { createFlightPriority } from '../core/priority.ts';
import { assertPageSize } from '../sources/tracker/page-size.ts';
import { fakeCall } from '../testing/fake-call.ts';
import {
  failedToFetch,
  GOOD,
  type Reply,
  refusal,
  reply,
  restCall,
  setUpPipeline,
} from '../testing/set-up-pipeline.ts';
import { send } from './send.ts';

describe.each<[row: string, call: Partial<Call>, reply: Reply, waitMs: number]>([
  ['429 with Retry-After', {}, reply(429, refusal(429), { 'Retry-After': '7' }), 7_000],
  ['429 inside a 200 with Retry-After', {}, reply(200, refusal(429), { 'Retry-After': '7' }), 7_000],
  ['429, tracker, no header', {}, reply(429, refusal(429)), 25_000],
  ['429, MAL-style service', restCall('mal'), reply(429, { message: 'Slow down' }), 1_000],
  ['429, themes service', restCall('themes'), reply(429, { message: 'Slow down' }), 25_000],
  ['500, tracker', {}, reply(500, refusal(500)), 3_000],
  ['cross-origin failure, tracker', {}, failedToFetch, 40_000],
])('%s', (_row, call, failure, waitMs) => {
  it(`waits ${waitMs} ms, asks again, and gives the response`, async () => {
    const { pass, asked, ask } = setUpPipeline(failure);
    const response = ask(call);
    await pass(waitMs + 3_000);
    await expect(response).resolves.toMatchObject({ value: expect.anything() });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBeGreaterThanOrEqual(waitMs);
    expect(asked[1]).toBeLessThan(waitMs + 1_500);
  });

  it('is an error after three attempts, and is not stored', async () => {
    const { pass, cache, asked, ask } = setUpPipeline(failure, failure, failure, failure);
    const response = ask({ ...call, key: 'anonymous/things/1/kept' });
    const outcome = response.then(
      () => 'good',
      (error) => error.name,
    );
    await pass(3 * waitMs + 5_000);
    expect(await outcome).toBe('ApiError');
    expect(asked).toHaveLength(3);
    expect(cache.peek('anonymous/things/1/kept')).toBeUndefined();
  });
});

it.each<[row: string, call: Partial<Call>, reply: Reply, kind: ApiErrorKind]>([
  ['other non-OK with no rule, tracker', {}, reply(418, refusal(418)), 'validation'],
  [
    'other non-OK with no rule, MAL-style service',
    restCall('mal'),
    reply(500, { message: 'Oops' }),
    'server',
  ],
  ['502, tracker', {}, reply(502, 'Bad Gateway'), 'server'],
  ['JSON parse failure', {}, reply(200, '{"data": {'), 'malformed'],
  ['JSON parse failure, themes service', restCall('themes'), reply(200, '<html>'), 'malformed'],
  ['switched off', {}, reply(403, refusal(403)), 'unavailable'],
  ['cross-origin failure, themes service', restCall('themes'), failedToFetch, 'unavailable'],
  ['unknown thing', {}, reply(404, refusal(404)), 'not-found'],
])('%s: an error at once, and nothing is stored', async (_row, call, failure, kind) => {
  const { pass, cache, asked, ask } = setUpPipeline(failure);
  const outcome = ask({ ...call, key: 'anonymous/things/1/kept' }).catch((error) => error.kind);
  await pass(1_000);
  expect(await outcome).toBe(kind);
  expect(asked).toHaveLength(1);
  expect(cache.peek('anonymous/things/1/kept')).toBeUndefined();
});

it.each<[row: string, reply: Reply]>([
  // The tracker's own form: the name of the first field, without its data.
  ['400', reply(400, { ...refusal(400, 'Invalid token'), data: { Things: null } })],
  ['401', reply(401, refusal(401))],
])('invalid token as %s: a second refusal after three seconds ends the sign-in', async (_row, failure) => {
  const { pass, cache, asked, refusedTokens, ask } = setUpPipeline(failure, failure);
  const key = 'anonymous/things/1/kept';
  const outcome = ask({ token: 't', key }).catch((error) => error.kind);
  await pass(2_000);
  expect(refusedTokens).toEqual([]);
  await pass(3_000);
  expect(await outcome).toBe('invalid-token');
  expect(asked).toHaveLength(2);
  expect(refusedTokens).toEqual(['t']);
  expect(cache.peek(key)).toBeUndefined();
});

it('one stray refusal of a token: the request that the boot script sent is sent again, and nobody is signed out', async () => {
  const { pass, asked, refusedTokens, ask, prefetched } = setUpPipeline(
    reply(200, { data: { Viewer: { id: 1 } } }),
  );
  const stray = { ...refusal(400, 'Invalid token'), data: { Things: null } };
  prefetched.put('tracker', '{"query":"query Things { Things }","variables":{}}', reply(400, stray));
  const response = ask({ token: 't' });
  await pass(4_000);
  expect(await response).toMatchObject({ value: GOOD.data });
  expect(asked).toHaveLength(2);
  expect(refusedTokens).toEqual([]);
});

it('aborted request: nothing comes of it, and it is not asked again', async () => {
  const { pass, asked, ask } = setUpPipeline(() => new Promise(() => {}));
  const caller = new AbortController();
  const outcome = ask({ signal: caller.signal }).catch((error) => error.kind);
  await pass(1_000);
  caller.abort();
  expect(await outcome).toBe('aborted');
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

it('unknown source URL: an error that names the service, and no request', async () => {
  const unconfigured = send({
    fetch: () => Promise.reject(new Error('must not be asked')),
    services: () => ({}),
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
    const { pass, asked, ask } = setUpPipeline(async () => new Response(body, { status }));
    const outcome = ask({ kind: 'write', mode: 'no-store', repeatable: false, token: 't' }).then(
      () => 'changed',
      (error) => error.name,
    );
    await pass(60_000);
    expect(await outcome).toBe('ApiError');
    expect(asked).toHaveLength(1);
  },
);

it("page count is not 25 per page: the assertion 'Page count is wrong'", () => {
  expect(() => assertPageSize({ perPage: 50 }, 25)).toThrow('Page count is wrong');
  expect(() => assertPageSize({ perPage: 25 }, 25)).not.toThrow();
});

it('a refusal pauses all requests to the same service, and no others', async () => {
  const { pass, asked, ask } = setUpPipeline(reply(429, refusal(429), { 'Retry-After': '30' }));
  const refused = ask();
  await pass(500);
  const other = ask();
  const elsewhere = ask(restCall('themes'));
  await pass(2_000);
  await elsewhere;
  expect(asked).toHaveLength(2);
  await pass(35_000);
  await Promise.all([refused, other]);
  expect(asked).toHaveLength(4);
  expect(Math.min(...asked.slice(2))).toBeGreaterThanOrEqual(30_000);
});

it('a prefetch that the rate limiter refuses ends at once, and does not delay an interactive request for the same', async () => {
  const { pass, asked, ask } = setUpPipeline(
    reply(200, GOOD, { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': '3' }),
  );
  const first = ask();
  await pass(3_000);
  await first;
  const wanted = { key: 'anonymous/things/1/wanted' };
  const prefetched = ask({ ...wanted, priority: createFlightPriority('prefetch') }).catch(
    (error) => error.kind,
  );
  await pass(500);
  expect(await prefetched).toBe('rate-limited');
  const seen = ask(wanted);
  await pass(1_000);
  await expect(seen).resolves.toMatchObject({ value: GOOD.data });
  expect(asked).toHaveLength(2);
});
