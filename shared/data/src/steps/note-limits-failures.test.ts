// What becomes of one failure, by what is known of the limit. Whole pauses are in note-limits.test.ts.
import { ApiError } from '../core/api-error.ts';
import type { RateReport } from '../core/call.ts';
import type { FailureEvidence } from '../limits/judge-failure.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { noteLimits, REPORT } from './note-limits.ts';

const cause = new TypeError('Failed to fetch');
const timeout = new DOMException('late', 'TimeoutError');
const noResponse = (why: unknown) =>
  new ApiError('unavailable', { source: 'tracker', cause: why, noResponse: true });

/** The limit is near, and no refusal of the service can be read. */
const NEAR: Partial<FailureEvidence> = {
  hidesRefusals: true,
  isPaused: false,
  hasWaited: false,
  laterResponded: false,
  sinceResponseMs: 1000,
  left: 0,
  size: 30,
  burst: 0,
};

function setUp(failure: unknown, evidence = NEAR, isOnline = true) {
  const clock = createFakeClock();
  const limiter = {
    evidence: jest.fn(() => evidence),
    observe: jest.fn(),
    refuse: jest.fn(() => 60_000),
    endTrial: jest.fn(),
  };
  // Only these members of a rate limiter are asked.
  const tracker = limiter as unknown as RateLimiter;
  const askOrigin = jest.fn(async (): Promise<'responds' | 'silent'> => 'responds');
  const handle = noteLimits({
    clock,
    rateLimiters: { tracker, mal: tracker, themes: tracker },
    isOnline: () => isOnline,
    askOrigin,
  })(() => Promise.reject(failure));
  return { clock, limiter, askOrigin, failed: () => handle(fakeCall()).catch((error: unknown) => error) };
}

it.each<[string, unknown]>([
  ['is no failure of a service', new TypeError('a mistake')],
  ['came with a response', new ApiError('unavailable', { source: 'tracker', cause })],
  ['is of another kind', new ApiError('server', { source: 'tracker', cause, noResponse: true })],
  ['was never sent', noResponse(undefined)],
])('passes on what %s, and asks nobody about the limit', async (_what, failure) => {
  const { limiter, askOrigin, failed } = setUp(failure);
  expect(await failed()).toBe(failure);
  expect(limiter.evidence).not.toHaveBeenCalled();
  expect(limiter.refuse).not.toHaveBeenCalled();
  expect(askOrigin).not.toHaveBeenCalled();
});

it('is a refusal that pauses the service when the limit is near and the origin responds', async () => {
  const { clock, limiter, askOrigin, failed } = setUp(noResponse(cause));
  expect(await failed()).toMatchObject({
    kind: 'rate-limited',
    source: 'tracker',
    status: 429,
    retryAfterMs: 60_000,
    noResponse: true,
    cause,
  });
  expect(askOrigin.mock.calls).toEqual([['tracker']]);
  expect(limiter.evidence).toHaveBeenCalledWith(clock.now());
  expect(limiter.endTrial).not.toHaveBeenCalled();
});

it('is known at once to be a refusal while the service is paused', async () => {
  const { askOrigin, failed } = setUp(noResponse(cause), { ...NEAR, isPaused: true });
  expect(await failed()).toMatchObject({ kind: 'rate-limited' });
  expect(askOrigin).not.toHaveBeenCalled();
});

it.each<[string, unknown, Partial<FailureEvidence>]>([
  ['that was slow', timeout, NEAR],
  ['of a service whose limit is far', cause, { ...NEAR, left: 25 }],
])('is a failure of a service %s, and ends the try after a pause', async (_what, why, evidence) => {
  const failure = noResponse(why);
  const { clock, limiter, failed } = setUp(failure, evidence);
  expect(await failed()).toBe(failure);
  expect(limiter.endTrial).toHaveBeenCalledWith(clock.now());
  expect(limiter.refuse).not.toHaveBeenCalled();
});

it('is the end of the connection when the browser says so', async () => {
  const { failed } = setUp(noResponse(cause), NEAR, false);
  expect(await failed()).toMatchObject({ kind: 'offline', source: 'tracker', noResponse: true, cause });
});

it('passes on what a response says of the limit, with the time at which it was asked', async () => {
  const clock = createFakeClock();
  const observe = jest.fn();
  // Only this member of a rate limiter is asked.
  const tracker = { observe } as unknown as RateLimiter;
  const sentAt = clock.now();
  const rate: RateReport = { status: 200, limit: 30 };
  const handle = noteLimits({
    clock,
    rateLimiters: { tracker, mal: tracker, themes: tracker },
    isOnline: () => true,
    askOrigin: async () => 'responds',
  })(async (call) => {
    await clock.advance(500);
    call.context.get(REPORT)(rate);
    return fakeResult('good');
  });
  const report = jest.fn();
  await expect(handle(fakeCall({ report }))).resolves.toEqual(fakeResult('good'));
  expect(observe.mock.calls).toEqual([[rate, sentAt]]);
  expect(report.mock.calls).toEqual([[rate]]);
});
