import { ApiError, type ApiErrorKind } from '../api-error.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { rememberRefusals } from './remember-refusals.ts';

function setUp(kind: ApiErrorKind) {
  const clock = createFakeClock();
  const error = new ApiError(kind, { source: 'tracker' });
  const next = jest.fn().mockRejectedValueOnce(error).mockResolvedValue(fakeResult('now'));
  return { clock, error, next, handle: rememberRefusals({ clock })(next) };
}

it.each(['not-found', 'validation', 'malformed', 'server'] as const)(
  'gives a refusal (%s) once more to whoever asks the same within five seconds',
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

it.each(['rate-limited', 'offline', 'unavailable', 'aborted'] as const)(
  'asks again after what was only about the moment (%s)',
  async (kind) => {
    const { handle } = setUp(kind);
    await expect(handle(fakeCall())).rejects.toMatchObject({ kind });
    await expect(handle(fakeCall())).resolves.toEqual(fakeResult('now'));
  },
);

it.each(['reload', 'no-store'] as const)(
  'asks again for whoever insists (%s), and for all after',
  async (mode) => {
    const { handle } = setUp('not-found');
    await expect(handle(fakeCall())).rejects.toMatchObject({ kind: 'not-found' });
    await expect(handle(fakeCall({ mode }))).resolves.toEqual(fakeResult('now'));
    await expect(handle(fakeCall())).resolves.toEqual(fakeResult('now'));
  },
);

it('tells questions apart, and lets every change through', async () => {
  const { handle } = setUp('server');
  await expect(handle(fakeCall())).rejects.toMatchObject({ kind: 'server' });
  await expect(handle(fakeCall({ key: 'another' }))).resolves.toEqual(fakeResult('now'));
  await expect(handle(fakeCall({ kind: 'write' }))).resolves.toEqual(fakeResult('now'));
});
