/**
 * What is known when a fetch rejects while the browser is online. The tracker's refusals for the limit carry no CORS header:
 * for a script they are the same rejection as a service that is gone.
 */
export interface FailureEvidence {
  readonly isOnline: boolean;
  /** No response came within the time-out. */
  readonly isTimeout: boolean;
  /** The refusals of this service cannot be read. */
  readonly hidesRefusals: boolean;
  /** This tab or another one has met the limit, and its pause is not over. */
  readonly isPaused: boolean;
  /** The request was sent after such a pause, and none has got a response since. */
  readonly hasWaited: boolean;
  /** A request that was sent later has got a response. */
  readonly laterResponded: boolean;
  /** Milliseconds since the last request that got a response was sent. */
  readonly sinceResponseMs: number;
  /** Requests that are left in the last minute, by what all tabs sent and by what the service said remained. */
  readonly left: number;
  /** The limit per minute. */
  readonly size: number;
  /** Requests of all tabs in the last `BURST.ms`. */
  readonly burst: number;
  /** What another URL of the service's origin does: refusals for the limit come from behind it. */
  readonly origin: 'not-asked' | 'responds' | 'silent';
}

export type FailureVerdict =
  | 'offline'
  | 'rate-limit'
  | 'unreachable'
  /** It looks like the limit: whether the origin responds decides. */
  | 'ask-origin';

/** Near the burst limiter, which refused about 20 requests in 8 s. */
export const BURST = { requests: 15, ms: 8_000 } as const;
/** The service's own count may be ahead of ours by so much: another device, or a request counted late. */
const NEARLY_USED_UP = 0.1;
const WINDOW_MS = 60_000;

interface Row {
  readonly because: string;
  readonly holds: (evidence: FailureEvidence) => boolean;
  readonly verdict: FailureVerdict;
}

const isSuspicious = ({ left, size, burst }: FailureEvidence) =>
  left <= Math.ceil(size * NEARLY_USED_UP) || burst >= BURST.requests;

/** The first row that holds decides. */
const TABLE: readonly Row[] = [
  { because: 'the device is offline', holds: (e) => !e.isOnline, verdict: 'offline' },
  { because: 'a refusal comes at once', holds: (e) => e.isTimeout, verdict: 'unreachable' },
  { because: 'a refusal could be read', holds: (e) => !e.hidesRefusals, verdict: 'unreachable' },
  { because: 'the limit is known', holds: (e) => e.isPaused, verdict: 'rate-limit' },
  { because: 'the limit was waited for', holds: (e) => e.hasWaited, verdict: 'unreachable' },
  { because: 'a later request passed', holds: (e) => e.laterResponded, verdict: 'unreachable' },
  {
    because: 'nothing passed in this minute',
    holds: (e) => e.sinceResponseMs > WINDOW_MS,
    verdict: 'unreachable',
  },
  { because: 'the limit is far', holds: (e) => !isSuspicious(e), verdict: 'unreachable' },
  {
    because: 'the origin may be gone as well',
    holds: (e) => e.origin === 'not-asked',
    verdict: 'ask-origin',
  },
  { because: 'the origin is gone', holds: (e) => e.origin === 'silent', verdict: 'unreachable' },
  {
    because: 'the limit is near, and the origin responds',
    holds: () => true,
    verdict: 'rate-limit',
  },
];

export function judgeFailure(evidence: FailureEvidence): FailureVerdict {
  return TABLE.find(({ holds }) => holds(evidence))?.verdict ?? 'unreachable';
}
