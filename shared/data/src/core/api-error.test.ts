import { ApiError, asApiError, isApiError } from './api-error.ts';

it('says in a log which service failed, how, and in its own words where it gave some', () => {
  expect(new ApiError('server', { source: 'mal' }).message).toBe('mal: server');
  const told = new ApiError('validation', { source: 'tracker', detail: 'Score too high', status: 400 });
  expect(told.message).toBe('tracker: validation: Score too high');
  expect(told.name).toBe('ApiError');
});

it('is a failure with a response that was not carried out, unless it is said otherwise', () => {
  expect(new ApiError('server', { source: 'mal' })).toMatchObject({ noResponse: false, isUncertain: false });
  const silent = new ApiError('unavailable', { source: 'mal', noResponse: true, isUncertain: true });
  expect(silent).toMatchObject({ noResponse: true, isUncertain: true });
});

it('carries what caused it, the status, the wait and the inputs that were refused', () => {
  const cause = new TypeError('Failed to fetch');
  const fields = { score: ['too high'] };
  const details = { source: 'tracker', status: 429, retryAfterMs: 7000, fields, cause } as const;
  const error = new ApiError('rate-limited', details);
  expect(error).toMatchObject({ ...details, kind: 'rate-limited' });
  expect(error.cause).toBe(cause);
});

it('is told from every other thing that may be thrown', () => {
  expect(isApiError(new ApiError('offline', { source: 'mal' }))).toBe(true);
  expect([new Error('offline'), { kind: 'offline' }, undefined].map(isApiError)).toEqual([
    false,
    false,
    false,
  ]);
});

it('takes whatever else was thrown for a response that could not be read', () => {
  const known = new ApiError('offline', { source: 'mal' });
  expect(asApiError(known, 'tracker')).toBe(known);
  const cause = new TypeError('staff is missing');
  expect(asApiError(cause, 'tracker')).toMatchObject({ kind: 'malformed', source: 'tracker', cause });
});
