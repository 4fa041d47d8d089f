import { createFlightPriority } from '../core/priority.ts';
import {
  failedToFetch,
  GOOD,
  type Reply,
  refusal,
  reply,
  restCall,
  setUpPipeline,
} from '../testing/set-up-pipeline.ts';

const fail = reply(500, refusal(500));
const OFF = 'The API has been temporarily disabled.';

it('one query that fails three times leaves the others alone', async () => {
  const { after } = setUpPipeline(fail, fail, fail);
  expect(await after(10_000, { operation: 'a' })).toMatch('server');
  expect(await after(3_000, { operation: 'b' })).toBe('good');
});

it('a 403 without the message of a service that is switched off does not affect other requests', async () => {
  const { after } = setUpPipeline(reply(403, refusal(403, 'Forbidden.')));
  expect(await after(1_000, { operation: 'a' })).toMatch('unavailable');
  expect(await after(3_000, { operation: 'b' })).toBe('good');
});

it('statuses inside 200 of one operation leave the others alone', async () => {
  const inside = reply(200, refusal(502));
  const { after } = setUpPipeline(inside, inside, inside);
  for (const _time of [1, 2, 3]) expect(await after(1_000, { operation: 'a' })).toMatch('server');
  expect(await after(3_000, { operation: 'b' })).toBe('good');
});

it.each([
  ['writes', { kind: 'write' as const, mode: 'no-store' as const, repeatable: false, token: 't' }],
  ['prefetches', { priority: createFlightPriority('prefetch') }],
  ['background requests', { priority: createFlightPriority('background') }],
])('%s never stop what the user asks for', async (_what, changes) => {
  const bad = reply(502, refusal(502));
  const { after } = setUpPipeline(bad, bad, bad, bad);
  for (const operation of 'abcd') await after(1_000, { ...changes, operation });
  expect(await after(3_000, { operation: 'e' })).toBe('good');
});

it('uses a prefetched response while the service is switched off', async () => {
  const { after, prefetched } = setUpPipeline(reply(403, refusal(403, OFF)));
  expect(await after(1_000, { operation: 'a' })).toMatch(OFF);
  prefetched.put('tracker', '{"query":"query Things { Things }","variables":{}}', async () =>
    Response.json(GOOD),
  );
  expect(await after(1_000, { operation: 'b' })).toBe('good');
});

it('asks again 15 s after three different operations failed', async () => {
  const { after, pass } = setUpPipeline(...Array.from({ length: 9 }, () => fail));
  for (const operation of 'abc') expect(await after(8_000, { operation })).toMatch('server');
  expect(await after(1_000, { operation: 'd' })).toMatch('unavailable');
  await pass(14_000);
  expect(await after(2_000, { operation: 'd' })).toBe('good');
});

it('a timeout or a cross-origin failure counts once per call', async () => {
  const { after } = setUpPipeline(failedToFetch, failedToFetch, failedToFetch);
  expect(await after(90_000, { operation: 'a' })).toMatch('unavailable');
  expect(await after(3_000, { operation: 'b' })).toBe('good');
});

/** Three operations of three attempts each. */
const NINE_FAILURES = Array.from({ length: 9 }, () => fail);

async function openCircuit(...more: readonly Reply[]) {
  const pipeline = setUpPipeline(...NINE_FAILURES, ...more);
  for (const operation of 'abc') await pipeline.after(8_000, { operation });
  return pipeline;
}

it('an operation that failed rests with its variables for 30 s; other variables and "Try again" are sent', async () => {
  const { after, asked, pass } = setUpPipeline(fail, fail, fail);
  const same = { operation: 'a', key: 'anonymous/a/1/{}' };
  expect(await after(8_000, same)).toMatch('server');
  expect(await after(1_000, same)).toMatch('server');
  expect(asked).toHaveLength(3);
  expect(await after(3_000, { operation: 'a', key: 'anonymous/a/1/{"page":2}' })).toBe('good');
  await pass(26_000);
  expect(await after(3_000, same)).toBe('good');
});

it('a forced call ends the rest of its operation', async () => {
  const { after } = setUpPipeline(fail, fail, fail);
  const same = { operation: 'a', key: 'anonymous/a/1/{}' };
  await after(8_000, same);
  expect(await after(3_000, { ...same, mode: 'reload' })).toBe('good');
  expect(await after(3_000, same)).toBe('good');
});

it('what failed as a prefetch is sent once the user waits for it', async () => {
  const { after } = setUpPipeline(reply(502, refusal(502)));
  const same = { operation: 'a', key: 'anonymous/a/1/{}' };
  await after(1_000, { ...same, priority: createFlightPriority('prefetch') });
  expect(await after(1_000, same)).toBe('good');
});

it('a success between the failures leaves the circuit closed', async () => {
  const { after } = setUpPipeline(fail, fail, fail, fail, fail, fail, reply(200, GOOD), fail, fail, fail);
  for (const operation of 'ab') await after(8_000, { operation });
  expect(await after(3_000, { operation: 'c' })).toBe('good');
  await after(8_000, { operation: 'd' });
  expect(await after(3_000, { operation: 'e' })).toBe('good');
});

it('an error about the request itself counts as a success of the service', async () => {
  const bad = reply(502, refusal(502));
  const { after } = setUpPipeline(bad, bad, reply(404, refusal(404)), bad);
  for (const operation of 'abcd') await after(1_000, { operation });
  expect(await after(3_000, { operation: 'e' })).toBe('good');
});

it('one request is sent as a probe while the others wait for its outcome, and its success lets all pass', async () => {
  const { outcome, pass, asked } = await openCircuit();
  expect(asked).toHaveLength(9);
  await pass(15_000);
  const ended = [...'def'].map((operation) => outcome({ operation }));
  await pass(4_000);
  expect(await Promise.all(ended)).toEqual(['good', 'good', 'good']);
});

it('a probe makes one attempt; each that fails doubles the wait up to two minutes', async () => {
  const { after, asked, pass } = await openCircuit(...Array.from({ length: 5 }, () => fail));
  for (const seconds of [15, 30, 60, 120, 120]) {
    await pass(seconds * 1000 - 6_000);
    const before = asked.length;
    expect(await after(500, { operation: 'early' })).toMatch('unavailable');
    expect(asked.length).toBe(before);
    await pass(5_500);
    expect(await after(500, { operation: 'probe' })).toMatch('server');
    expect(asked.length).toBe(before + 1);
  }
});

it('prefetches and background requests are no probes', async () => {
  const { after, asked, pass } = await openCircuit();
  await pass(20_000);
  for (const priority of ['prefetch', 'background'] as const) {
    expect(await after(1_000, { operation: 'd', priority: createFlightPriority(priority) })).toMatch(
      'unavailable',
    );
  }
  expect(asked).toHaveLength(9);
});

it('a write of the user may be the probe, and a page that closes sends none', async () => {
  const { after, pass } = await openCircuit();
  const write = { kind: 'write' as const, mode: 'no-store' as const, repeatable: false, token: 't' };
  await pass(20_000);
  expect(await after(500, { ...write, closing: true })).toMatch('unavailable');
  expect(await after(1_000, write)).toBe('good');
});

it('"Try again" is sent while the circuit is open, and its success closes it', async () => {
  const { after } = await openCircuit();
  expect(await after(1_000, { operation: 'd', mode: 'reload' })).toBe('good');
  expect(await after(1_000, { operation: 'e' })).toBe('good');
});

it('a service that says it is switched off is quoted until it works again', async () => {
  const { after, asked } = setUpPipeline(reply(403, refusal(403, OFF)));
  expect(await after(1_000, { operation: 'a' })).toBe(`unavailable: ${OFF}`);
  expect(await after(1_000, { operation: 'b' })).toBe(`unavailable: ${OFF}`);
  expect(asked).toHaveLength(1);
});

it('a second operation that is refused with 403 opens the circuit', async () => {
  const forbidden = reply(403, refusal(403, 'Forbidden.'));
  const { after, asked } = setUpPipeline(forbidden, forbidden);
  for (const operation of 'ab') await after(1_000, { operation });
  expect(await after(1_000, { operation: 'c' })).toMatch('unavailable');
  expect(asked).toHaveLength(2);
});

it('a cached result is shown while the circuit is open', async () => {
  const { after, pass } = setUpPipeline(reply(200, GOOD), reply(403, refusal(403, OFF)));
  const cached = { operation: 'cached', key: 'anonymous/cached/1/{}' };
  expect(await after(3_000, cached)).toBe('good');
  await after(1_000, { operation: 'a' });
  await pass(1_000);
  expect(await after(500, cached)).toBe('good');
});

it('a hidden tab route patterns no probe', async () => {
  const { outcome, pass, asked, visibility, after } = await openCircuit();
  await pass(15_000);
  visibility.setHidden(true);
  const queued = outcome({ operation: 'd' });
  await pass(1_000);
  expect(asked).toHaveLength(9);
  visibility.setHidden(false);
  expect(await after(2_000, { operation: 'e' })).toBe('good');
  expect(await queued).toBe('good');
});

it('an aborted probe allows another one', async () => {
  const { ask, pass, after } = await openCircuit(() => new Promise(() => {}));
  await pass(15_000);
  const caller = new AbortController();
  const left = ask({ operation: 'd', signal: caller.signal });
  left.catch(() => {});
  await pass(500);
  caller.abort();
  await expect(left).rejects.toMatchObject({ kind: 'aborted' });
  expect(await after(1_000, { operation: 'e' })).toBe('good');
});

it('the circuit of one service is not that of another', async () => {
  const { after } = await openCircuit();
  expect(await after(1_000, { ...restCall('mal'), decode: () => 1 })).toBe('good');
});

it('a response with data and errors is a success of the service', async () => {
  const partial = reply(200, {
    ...GOOD,
    errors: [{ message: 'Internal Server Error', status: 500, path: ['Rest'] }],
  });
  const { after } = setUpPipeline(fail, fail, fail, fail, fail, fail, partial, fail, fail, fail);
  for (const operation of 'ab') await after(8_000, { operation });
  expect(await after(1_000, { operation: 'c' })).toBe('good');
  await after(8_000, { operation: 'd' });
  expect(await after(1_000, { operation: 'e' })).toBe('good');
});
