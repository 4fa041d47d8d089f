import { type FailureEvidence, type FailureVerdict, judgeFailure } from './judge-failure.ts';

/** A cross-origin failure of the tracker with the window used up and an origin that responds. */
const LIMITED: FailureEvidence = {
  isOnline: true,
  isTimeout: false,
  hidesRefusals: true,
  isPaused: false,
  hasWaited: false,
  laterResponded: false,
  sinceResponseMs: 2_000,
  left: 0,
  size: 30,
  burst: 4,
  origin: 'responds',
};
const FAR = { left: 12, burst: 3 };

it.each<[what: string, change: Partial<FailureEvidence>, verdict: FailureVerdict]>([
  ['the minute is used up, and the origin responds', {}, 'rate-limit'],
  ['three of thirty are left: another device uses the same limit', { left: 3 }, 'rate-limit'],
  ['one of ten is left', { left: 1, size: 10 }, 'rate-limit'],
  ['a burst was just sent', { left: 15, burst: 15 }, 'rate-limit'],
  ['the origin has not been asked', { origin: 'not-asked' }, 'ask-origin'],
  ['a burst, and the origin has not been asked', { ...FAR, burst: 16, origin: 'not-asked' }, 'ask-origin'],
  ['the origin is silent', { origin: 'silent' }, 'unreachable'],
  ['a burst, and the origin is silent', { ...FAR, burst: 16, origin: 'silent' }, 'unreachable'],
  ['few requests were sent', FAR, 'unreachable'],
  [
    'few requests were sent, and the origin has not been asked',
    { ...FAR, origin: 'not-asked' },
    'unreachable',
  ],
  ['four of thirty are left', { left: 4 }, 'unreachable'],
  ['another tab has met the limit', { ...FAR, isPaused: true, origin: 'not-asked' }, 'rate-limit'],
  ['the limit was waited for already', { hasWaited: true }, 'unreachable'],
  ['a request that was sent later has got a response', { laterResponded: true }, 'unreachable'],
  ['no request of this minute got a response', { sinceResponseMs: 60_001 }, 'unreachable'],
  ['no request ever got a response', { sinceResponseMs: Number.POSITIVE_INFINITY }, 'unreachable'],
  ['the service let the request hang', { isTimeout: true }, 'unreachable'],
  ['the request hung while another tab knows the limit', { isTimeout: true, isPaused: true }, 'unreachable'],
  ['the refusals of the service can be read', { hidesRefusals: false }, 'unreachable'],
  ['the device went offline', { isOnline: false, isPaused: true }, 'offline'],
])('%s', (_what, change, verdict) => {
  expect(judgeFailure({ ...LIMITED, ...change })).toBe(verdict);
});
