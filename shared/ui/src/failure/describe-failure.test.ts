import { describeFailure, type FailureDescription, type RequestFailure } from './describe-failure.ts';

const timeout = new DOMException('too slow', 'TimeoutError');

const CASES: readonly (readonly [Partial<RequestFailure>, Partial<FailureDescription>])[] = [
  [{ kind: 'offline' }, { reason: 'offline', title: 'You are offline', action: 'retry' }],
  [
    { kind: 'rate-limited', retryAfterMs: 29_001 },
    { reason: 'limit', text: 'The tracker allows no more requests for now. Try again in 30 s.' },
  ],
  [{ kind: 'rate-limited' }, { reason: 'limit', text: 'The tracker allows no more requests for now.' }],
  [
    { kind: 'unavailable', noResponse: true, cause: timeout, detail: 'timeout' },
    { reason: 'no-response', text: 'The tracker does not respond. Try again in a moment.' },
  ],
  [
    { kind: 'unavailable', noResponse: true, detail: 'timeout' },
    { reason: 'unreachable', text: 'The tracker did not respond in time.' },
  ],
  [
    { kind: 'unavailable', noResponse: true, detail: 'file-missing' },
    { reason: 'unreachable', text: 'The tracker was not asked: a file of this page did not arrive.' },
  ],
  [
    { kind: 'unavailable', noResponse: true, detail: 'sign-in-unknown' },
    { reason: 'unreachable', text: 'The tracker did not recognise this sign-in just now.' },
  ],
  [
    { kind: 'unavailable', noResponse: true, detail: 'origin-of-remote' },
    {
      reason: 'unreachable',
      text: 'The tracker has the origin of a remote in config.json, and gets no access tokens.',
    },
  ],
  [
    { kind: 'unavailable', noResponse: true },
    { reason: 'unreachable', text: 'The tracker cannot be reached right now.' },
  ],
  [
    { kind: 'unavailable', detail: 'Back in an hour.' },
    { reason: 'switched-off', text: 'The tracker says: Back in an hour.' },
  ],
  [{ kind: 'unavailable' }, { reason: 'unreachable', text: 'The tracker cannot be reached right now.' }],
  [{ kind: 'not-found' }, { reason: 'not-found', action: 'none' }],
  [{ kind: 'invalid-token' }, { reason: 'sign-in', title: 'Your sign-in has ended' }],
  [
    { kind: 'validation', fields: { score: ['The score must be below 100.'] }, detail: 'validation' },
    { reason: 'refused', text: 'The score must be below 100.' },
  ],
  [
    { kind: 'validation', detail: 'No' },
    { reason: 'refused', text: 'The tracker did not accept this: No.' },
  ],
  [{ kind: 'validation' }, { reason: 'refused', text: 'The tracker did not accept this.' }],
  [
    { kind: 'malformed', source: 'mal' },
    { reason: 'malformed', text: 'The MAL service sent a response that cannot be read.' },
  ],
  [
    { kind: 'server', source: 'themes' },
    { reason: 'service-error', text: 'The themes service had a problem of its own. Please try again.' },
  ],
  [{ kind: 'aborted' }, { reason: 'cancelled' }],
  [
    { kind: 'unknown-source', source: 'themes' },
    { reason: 'not-configured', text: 'The themes service is not configured.', action: 'none' },
  ],
];

test.each(CASES)('%j is described as %j', (failure, expected) => {
  expect(describeFailure({ kind: 'server', source: 'tracker', ...failure })).toMatchObject(expected);
});

test('each end of loading a remote has a reason, a title and a repeated attempt', () => {
  const described = (['unreachable', 'incompatible', 'broken'] as const).map((status) =>
    describeFailure({ status, remote: 'search', detail: 'RUNTIME-008 failed to load script' }),
  );
  expect(described.map(({ reason }) => reason)).toEqual(['files-missing', 'incompatible', 'broken']);
  expect(described.map(({ action }) => action)).toEqual(['retry', 'retry', 'retry']);
  expect(JSON.stringify(described)).not.toContain('RUNTIME');
});
