import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { createFlightPriority } from '../core/priority.ts';
import { createSlowRequests } from '../limits/slow-requests.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { restartSlow } from './restart-slow.ts';

/** A service that never responds to the first requests; each records its signal. */
function setUp(hanging = 1) {
  const clock = createFakeClock();
  const slow = createSlowRequests(clock);
  const signals: AbortSignal[] = [];
  const handle = restartSlow({ tracker: slow, mal: slow, themes: slow })((call: Call) => {
    signals.push(call.signal);
    if (signals.length > hanging) return Promise.resolve(fakeResult('there'));
    return new Promise((_resolve, reject) => {
      call.signal.addEventListener('abort', () => reject(new ApiError('aborted', { source: 'tracker' })));
    });
  });
  return { clock, slow, signals, handle };
}

it('mentions a request after eight seconds, not before', async () => {
  const { clock, slow, handle } = setUp();
  const notify = jest.fn();
  slow.subscribe(notify);
  void handle(fakeCall());
  const began = clock.now();
  await clock.advance(7_999);
  expect(slow.since()).toBeUndefined();
  await clock.advance(1);
  expect(slow.since()).toBe(began);
  expect(notify).toHaveBeenCalledTimes(1);
});

it('sends a slow request anew, and the caller gets the second response', async () => {
  const { clock, slow, signals, handle } = setUp();
  const response = handle(fakeCall());
  await clock.advance(8_000);
  slow.restart();
  await expect(response).resolves.toMatchObject({ value: 'there' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(slow.since()).toBeUndefined();
});

it('does not restart quick, background and aborted requests', async () => {
  const { clock, slow, signals, handle } = setUp(3);
  void handle(fakeCall({ priority: createFlightPriority('background') }));
  await clock.advance(8_000);
  void handle(fakeCall());
  slow.restart();
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  expect(slow.since()).toBeUndefined();
  const caller = new AbortController();
  const left = handle(fakeCall({ signal: caller.signal }));
  caller.abort();
  await expect(left).rejects.toMatchObject({ kind: 'aborted' });
});
