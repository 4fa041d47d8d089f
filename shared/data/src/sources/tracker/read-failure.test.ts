import { readTrackerFailure } from './read-failure.ts';

describe('whether the tracker may have carried out what it answers with an error', () => {
  it.each([
    ['a failure of its own', 500, { errors: [{ message: 'Internal Server Error', status: 500 }] }],
    ['errors beside 200', 200, { errors: [{ message: 'No.' }] }],
    [
      'errors beside 200 and a result',
      200,
      { data: { ToggleFavourite: {} }, errors: [{ message: 'No.', status: 500 }] },
    ],
  ])('%s: uncertain', (_what, status, body) => {
    expect(readTrackerFailure(status, body)).toMatchObject({ kind: 'server', isUncertain: true });
  });

  it.each([
    ['a refused value', 400, 'validation'],
    ['a missing record', 404, 'not-found'],
    ['a limit', 429, 'rate-limited'],
  ])('%s: it has not', (_what, status, kind) => {
    const body = { data: null, errors: [{ message: 'No.', status }] };
    expect(readTrackerFailure(status, body)).toMatchObject({ kind, isUncertain: false });
  });
});
