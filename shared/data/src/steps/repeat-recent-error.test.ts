import { ApiError, type ApiErrorKind } from '../core/api-error.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { repeatRecentError } from './repeat-recent-error.ts';

function setUp(kind: ApiErrorKind) {
  const clock = createFakeClock();
  const error = new ApiError(kind, { source: 'tracker' });
  const next = jest.fn().mockRejectedValueOnce(error).mockResolvedValue(fakeResult('now'));
  return { clock, error, next, handle: repeatRecentError({ clock })(next) };
}

it.each(['not-found', 'validation', 'malformed'] as const)(
  'repeats an error of the request (%s) for equal requests within five seconds',
  async (kind) => {
    const { clock, error, next, handle } = setUp(kind);
    await expect(handle(fakeCall())).rejects.toBe(error);
    await clock.advance(4_999);
    await expect(handle(fakeCall())).rejects.toBe(error);
    expect(next).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    await expect(handle(fakeCall())).resolves.toEqual(fakeResult('now'));
  },
);

it.each(['rate-limited', 'offline', 'unavailable', 'aborted', 'server'] as const)(
  'sends a request again after a transient error (%s)',
  async (kind) => {
    const { handle } = setUp(kind);
    await expect(handle(fakeCall())).rejects.toMatchObject({ kind });
    await expect(handle(fakeCall())).resolves.toEqual(fakeResult('now'));
  },
);

it.each(['reload', 'no-store'] as const)(
  'sends a new request in mode %s, and uses its result from then on',
  async (mode) => {
    const { handle } = setUp('not-found');
    await expect(handle(fakeCall())).rejects.toMatchObject({ kind: 'not-found' });
    await expect(handle(fakeCall({ mode }))).resolves.toEqual(fakeResult('now'));
    await expect(handle(fakeCall())).resolves.toEqual(fakeResult('now'));
  },
);

it('separates requests', async () => {
  const { handle } = setUp('validation');
  await expect(handle(fakeCall())).rejects.toMatchObject({ kind: 'validation' });
  await expect(handle(fakeCall({ key: 'another' }))).resolves.toEqual(fakeResult('now'));
});
