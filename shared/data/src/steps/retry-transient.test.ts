import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../core/api-error.ts';
import type { SourceName } from '../core/source-name.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { retryTransient } from './retry-transient.ts';

function setUp(error: Error, times = Number.POSITIVE_INFINITY, random = 0) {
  const clock = createFakeClock();
  let left = times;
  const next = jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw error;
    return fakeResult('good');
  });
  const holding = { current: false };
  const ended = jest.fn();
  const onWait = jest.fn(() => ended);
  return {
    clock,
    next,
    holding,
    onWait,
    ended,
    handle: retryTransient({ clock, random: () => random, isHolding: () => holding.current, onWait })(next),
  };
}

function apiError(kind: ApiErrorKind, source: SourceName, details: Omit<ApiErrorDetails, 'source'> = {}) {
  return new ApiError(kind, { source, ...details });
}

describe.each<[what: string, error: ApiError, waitMs: number]>([
  ['429 with Retry-After 7', apiError('rate-limited', 'tracker', { status: 429, retryAfterMs: 7000 }), 7000],
  ['429 of the tracker without a header', apiError('rate-limited', 'tracker', { status: 429 }), 25_000],
  ['429 of the MAL-style service', apiError('rate-limited', 'mal', { status: 429 }), 1000],
  ['429 of the themes service', apiError('rate-limited', 'themes', { status: 429 }), 25_000],
  ['500 of the tracker', apiError('server', 'tracker', { status: 500 }), 3000],
  ['a cross-origin failure of the tracker', apiError('unavailable', 'tracker', { noResponse: true }), 40_000],
])('%s', (_what, error, waitMs) => {
  it(`waits ${waitMs} ms and asks again`, async () => {
    const { clock, next, handle } = setUp(error, 1);
    const response = handle(fakeCall());
    await clock.advance(waitMs - 1);
    expect(next).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(next).toHaveBeenCalledTimes(2);
    await expect(response).resolves.toEqual(fakeResult('good'));
  });

  it('gives up after three attempts in all', async () => {
    const { clock, next, handle } = setUp(error);
    const response = handle(fakeCall());
    response.catch(() => {});
    await clock.advance(10 * waitMs);
    await expect(response).rejects.toBe(error);
    expect(next).toHaveBeenCalledTimes(3);
  });
});

it('makes no second attempt for a call that wants only one', async () => {
  const error = apiError('server', 'tracker', { status: 500 });
  const { next, handle } = setUp(error);
  await expect(handle(fakeCall({ maxAttempts: 1 }))).rejects.toBe(error);
  expect(next).toHaveBeenCalledTimes(1);
});

it.each<[string, ApiError]>([
  ['another status', apiError('validation', 'tracker', { status: 400 })],
  ['502 of the tracker', apiError('server', 'tracker', { status: 502 })],
  ['500 of the MAL-style service', apiError('server', 'mal', { status: 500 })],
  ['a cross-origin failure of the themes service', apiError('unavailable', 'themes', { noResponse: true })],
  ['a tracker that is switched off', apiError('unavailable', 'tracker', { status: 403 })],
  ['a response that is no JSON', apiError('malformed', 'tracker')],
  ['a prefetch that the own rateLimiter refused', apiError('rate-limited', 'tracker')],
  ['an aborted request', apiError('aborted', 'tracker')],
  ['a device without connection', apiError('offline', 'tracker', { noResponse: true })],
])('asks only once after %s', async (_what, error) => {
  const { clock, next, handle } = setUp(error);
  await expect(handle(fakeCall())).rejects.toBe(error);
  expect(next).toHaveBeenCalledTimes(1);
  expect(clock.waits()).toEqual([]);
});

it('retries a timed-out request once, at once', async () => {
  const error = apiError('unavailable', 'tracker', {
    noResponse: true,
    cause: new DOMException('', 'TimeoutError'),
  });
  const { clock, next, handle } = setUp(error);
  const response = handle(fakeCall());
  response.catch(() => {});
  await clock.advance(0);
  await expect(response).rejects.toBe(error);
  expect(next).toHaveBeenCalledTimes(2);
});

it('never resends a toggle that may have been carried out', async () => {
  for (const error of [
    apiError('server', 'tracker', { status: 500 }),
    apiError('unavailable', 'tracker', { noResponse: true }),
  ]) {
    const { next, handle } = setUp(error);
    await expect(handle(fakeCall({ kind: 'write', repeatable: false }))).rejects.toBe(error);
    expect(next).toHaveBeenCalledTimes(1);
  }
});

it('leaves a mutation that came too soon, or has no response, to the outbox', async () => {
  for (const error of [
    apiError('rate-limited', 'tracker', { status: 429, retryAfterMs: 1000 }),
    apiError('unavailable', 'tracker', { noResponse: true }),
  ]) {
    const { next, handle } = setUp(error);
    await expect(handle(fakeCall({ kind: 'write', repeatable: true }))).rejects.toBe(error);
    expect(next).toHaveBeenCalledTimes(1);
  }
});

it('spreads the waits, so that clients do not retry at the same time', async () => {
  const { clock, next, handle } = setUp(apiError('server', 'tracker', { status: 500 }), 1, 0.5);
  void handle(fakeCall());
  await clock.advance(3149);
  expect(next).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  expect(next).toHaveBeenCalledTimes(2);
});

it('ends its wait when the caller aborts', async () => {
  const { clock, next, handle } = setUp(apiError('rate-limited', 'tracker', { status: 429 }));
  const caller = new AbortController();
  const response = handle(fakeCall({ signal: caller.signal }));
  response.catch(() => {});
  await clock.advance(10);
  caller.abort();
  await expect(response).rejects.toMatchObject({ kind: 'aborted' });
  await clock.advance(100_000);
  expect(next).toHaveBeenCalledTimes(1);
  expect(clock.waits()).toEqual([]);
});

it('does not wait in a closing page', async () => {
  const error = apiError('rate-limited', 'tracker', { status: 429 });
  const { clock, handle } = setUp(error);
  await expect(handle(fakeCall({ closing: true }))).rejects.toBe(error);
  expect(clock.waits()).toEqual([]);
});

it('says how long it waits, why, and that the wait is over', async () => {
  const error = apiError('rate-limited', 'tracker', { status: 429, retryAfterMs: 7000 });
  const { clock, handle, onWait, ended } = setUp(error, 1);
  const call = fakeCall();
  const response = handle(call);
  await clock.advance(6999);
  expect(onWait).toHaveBeenCalledWith(call, 7000, 'limit');
  expect(ended).not.toHaveBeenCalled();
  await clock.advance(1);
  await response;
  expect(ended).toHaveBeenCalledTimes(1);
});

it('says that a wait is over when its caller leaves', async () => {
  const { clock, handle, onWait, ended } = setUp(apiError('unavailable', 'tracker', { noResponse: true }));
  const caller = new AbortController();
  const call = fakeCall({ signal: caller.signal });
  const response = handle(call);
  await clock.advance(0);
  expect(onWait).toHaveBeenCalledWith(call, 40_000, 'trouble');
  caller.abort();
  await expect(response).rejects.toMatchObject({ kind: 'aborted' });
  expect(ended).toHaveBeenCalledTimes(1);
});

it('makes one attempt only of a probe', async () => {
  const error = apiError('server', 'tracker', { status: 500 });
  const { next, handle } = setUp(error);
  await expect(handle(fakeCall({ isProbe: true }))).rejects.toBe(error);
  expect(next).toHaveBeenCalledTimes(1);
});

it('makes no further attempt once the circuit breaker lets nothing through', async () => {
  const error = apiError('server', 'tracker', { status: 500 });
  const { clock, next, holding, handle } = setUp(error);
  const response = handle(fakeCall());
  response.catch(() => {});
  await clock.advance(1000);
  holding.current = true;
  await clock.advance(3000);
  await expect(response).rejects.toBe(error);
  expect(next).toHaveBeenCalledTimes(1);
});
