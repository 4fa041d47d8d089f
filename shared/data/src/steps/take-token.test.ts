import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { ON_SENT } from '../core/call-keys.ts';
import { createFlightPriority } from '../core/priority.ts';
import { EMPTY_BUCKET } from '../limits/bucket-state.ts';
import { LIMITS } from '../limits/limits.ts';
import { createRateLimiter } from '../limits/rate-limiter.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { createMemoryState } from '../testing/memory-state.ts';
import { takeToken } from './take-token.ts';

function setUp(send: (call: Call) => void = () => {}) {
  const clock = createFakeClock();
  const bucket = createMemoryState(EMPTY_BUCKET);
  const rateLimiter = createRateLimiter({
    source: 'tracker',
    limits: LIMITS.tracker,
    clock,
    visibility: createFakeVisibility(),
    bucket,
    lock: (_signal, job) => job(),
    loadSchedule: () => Promise.reject(new Error('not needed')),
  });
  const rateLimiters = { tracker: rateLimiter, mal: rateLimiter, themes: rateLimiter };
  const savesData = { current: false };
  const handle = takeToken(
    rateLimiters,
    () => savesData.current,
  )(async (call) => {
    send(call);
    return fakeResult('good');
  });
  return { handle, bucket, clock, savesData, taken: () => bucket.peek().grants.length };
}

it('takes a token for each request', async () => {
  const { handle, taken } = setUp();
  await handle(fakeCall());
  await handle(fakeCall());
  expect(taken()).toBe(2);
});

it('takes none for what the boot script has sent, and one when the page has to send it again', async () => {
  const prefetched = { isWaiting: () => true, take: () => undefined };
  const arrived = setUp();
  await arrived.handle(fakeCall({ prefetched }));
  expect(arrived.taken()).toBe(0);

  const onSent = jest.fn();
  const sentAgain = setUp((call) => call.context.get(ON_SENT)());
  await sentAgain.handle(fakeCall({ prefetched, onSent }));
  expect(sentAgain.taken()).toBe(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it('takes a token for the last request of a page at once, and refuses it when there is none', async () => {
  const { handle, taken, bucket, clock } = setUp();
  await handle(fakeCall({ closing: true }));
  expect(taken()).toBe(1);
  bucket.note((state) => ({ ...state, grants: Array<number>(30).fill(clock.now() - 30_000) }));
  await expect(handle(fakeCall({ closing: true }))).rejects.toMatchObject({ kind: 'rate-limited' });
  expect(taken()).toBe(30);
});

it('refuses a prefetch while the browser saves data', async () => {
  const { handle, savesData, taken } = setUp();
  savesData.current = true;
  const prefetch = handle(fakeCall({ priority: createFlightPriority('prefetch') }));
  await expect(prefetch).rejects.toBeInstanceOf(ApiError);
  await handle(fakeCall());
  expect(taken()).toBe(1);
});
