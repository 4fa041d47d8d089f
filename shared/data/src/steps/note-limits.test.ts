// A refusal for the limit that no script can read, through the whole pipeline.
import {
  failedToFetch,
  GOOD,
  type Reply,
  refusal,
  reply,
  restCall,
  setUpPipeline,
} from '../testing/set-up-pipeline.ts';

/** The last three of a minute's requests are left after it. */
const nearlyUsedUp: Reply = reply(200, GOOD, { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': '3' });

it('waits a minute, asks again once, and gives the response', async () => {
  const { after, outcome, pass, asked, askOrigin } = setUpPipeline(nearlyUsedUp, failedToFetch);
  expect(await after(1_000)).toBe('good');
  const response = outcome();
  await pass(59_000);
  expect(asked).toHaveLength(2);
  await pass(3_000);
  expect(await response).toBe('good');
  expect(asked).toHaveLength(3);
  expect((asked[2] ?? 0) - (asked[1] ?? 0)).toBeGreaterThanOrEqual(60_000);
  expect(askOrigin.mock.calls).toEqual([['tracker']]);
});

it('is one pause for all that was under way, and lets one request try when it ends', async () => {
  const { after, outcome, pass, asked } = setUpPipeline(
    nearlyUsedUp,
    failedToFetch,
    failedToFetch,
    // The one that tries takes its time.
    async () => {
      await tried;
      return await reply(200, GOOD)();
    },
  );
  let finish = () => {};
  const tried = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await after(1_000);
  const responses = [outcome(), outcome()];
  await pass(1_000);
  responses.push(outcome(), outcome());
  expect(asked).toHaveLength(3);
  await pass(61_500);
  expect(asked).toHaveLength(4);
  finish();
  await pass(4_000);
  expect(await Promise.all(responses)).toEqual(['good', 'good', 'good', 'good']);
  expect(asked).toHaveLength(7);
});

it('says what is waited for, and until when', async () => {
  const { after, outcome, pass, clock, wait } = setUpPipeline(nearlyUsedUp, failedToFetch);
  await after(1_000);
  const response = outcome();
  await pass(1_000);
  expect(wait()?.reason).toBe('limit');
  expect((wait()?.until ?? 0) - clock.now()).toBeGreaterThan(58_000);
  await pass(62_000);
  await response;
  expect(wait()).toBeUndefined();
});

it('reads as a service that is gone when the request after the wait fails too', async () => {
  const { after, outcome, pass, wait } = setUpPipeline(nearlyUsedUp, failedToFetch, failedToFetch);
  await after(1_000);
  const response = outcome();
  await pass(62_000);
  expect(wait()?.reason).toBe('trouble');
  await pass(45_000);
  expect(await response).toBe('good');
});

it('is still tried by one request when an older one ends meanwhile', async () => {
  const hangs: Reply = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await older;
    throw new DOMException('', 'TimeoutError');
  };
  let end = () => {};
  const older = new Promise<void>((resolve) => {
    end = resolve;
  });
  const slow: Reply = () => new Promise(() => {});
  const { after, outcome, pass, asked } = setUpPipeline(nearlyUsedUp, hangs, failedToFetch, slow);
  await after(1_000);
  void outcome({ maxAttempts: 1 });
  void outcome();
  await pass(61_000);
  expect(asked).toHaveLength(4);
  end();
  void outcome();
  await pass(3_000);
  expect(asked).toHaveLength(4);
});

it.each([
  ['few requests were sent', reply(200, GOOD), 'responds'],
  ['the origin is silent too', nearlyUsedUp, 'silent'],
] as const)('reads as a service that is gone when %s', async (_what, before, origin) => {
  const { after, outcome, pass, asked, askOrigin, wait } = setUpPipeline(before, failedToFetch);
  askOrigin.mockResolvedValue(origin);
  await after(1_000);
  const response = outcome();
  await pass(1_000);
  expect(wait()?.reason).toBe('trouble');
  await pass(45_000);
  expect(await response).toBe('good');
  expect((asked[2] ?? 0) - (asked[1] ?? 0)).toBeLessThan(46_000);
});

it('does not count in the circuit breaker', async () => {
  const failThree = async (before: Reply) => {
    const { after, outcome, pass, breaker } = setUpPipeline(
      before,
      failedToFetch,
      failedToFetch,
      failedToFetch,
    );
    await after(1_000);
    const outcomes = ['a', 'b', 'c'].map((operation) => outcome({ maxAttempts: 1, operation }));
    await pass(1_000);
    return { isOpen: breaker.isHolding(), outcomes: new Set(await Promise.all(outcomes)) };
  };
  expect(await failThree(reply(200, GOOD))).toEqual({
    isOpen: true,
    outcomes: new Set(['unavailable: undefined']),
  });
  expect(await failThree(nearlyUsedUp)).toEqual({
    isOpen: false,
    outcomes: new Set(['rate-limited: undefined']),
  });
});

it('leaves a change for the outbox, as one that may have been carried out', async () => {
  const { after, ask, pass, asked } = setUpPipeline(nearlyUsedUp, failedToFetch);
  await after(1_000);
  const error = ask({ kind: 'write', mode: 'no-store', repeatable: false }).catch((cause) => cause);
  await pass(1_000);
  expect(await error).toMatchObject({ kind: 'rate-limited', noResponse: true, retryAfterMs: 60_000 });
  await pass(70_000);
  expect(asked).toHaveLength(2);
});

it('of a service whose refusals can be read is a failure of that service', async () => {
  const { after } = setUpPipeline(reply(200, {}), failedToFetch);
  await after(1_000, restCall('themes'));
  expect(await after(1_000, restCall('themes'))).toMatch('unavailable');
});

it('that can be read is obeyed as it says', async () => {
  const { outcome, pass, asked } = setUpPipeline(reply(429, refusal(429), { 'Retry-After': '7' }));
  const response = outcome();
  await pass(8_000);
  expect(await response).toBe('good');
  expect(asked[1]).toBeGreaterThanOrEqual(7_000);
});
