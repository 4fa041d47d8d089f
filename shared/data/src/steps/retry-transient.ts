import { ApiError } from '../core/api-error.ts';
import type { Call, Step } from '../core/call.ts';
import { CLOSING, MAX_ATTEMPTS, REPEATABLE } from '../core/call-keys.ts';
import type { Clock } from '../core/clock.ts';
import { errorName } from '../core/error-name.ts';
import { sleep } from '../core/sleep.ts';
import type { SourceName } from '../core/source-name.ts';
import type { CooldownReason } from '../limits/cooldowns.ts';
import { LIMITS } from '../limits/limits.ts';
import { IS_PROBE } from './ask-circuit-breaker.ts';

const USUAL_ATTEMPTS = 3;

/**
 * Milliseconds to wait before another attempt, by what went wrong. Absent: no further attempt. How long after a refusal
 * stands with the limits.
 */
interface Waits {
  readonly serverFailure?: number;
  readonly crossOrigin?: number;
}

const WAITS: Readonly<Record<SourceName, Waits>> = {
  tracker: { serverFailure: 3_000, crossOrigin: 40_000 },
  mal: {},
  themes: {},
};

/** Up to this share is added to a wait, so that tabs and clients do not retry at the same time. */
const SPREAD = 0.1;

export interface RetryOptions {
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Whether the circuit breaker of the call's service lets nothing through now. */
  readonly isHolding: (call: Call) => boolean;
  /** Called at the start of each wait, to show it; the returned function ends it. */
  readonly onWait: (call: Call, ms: number, reason: CooldownReason) => () => void;
}

/** The error catalogue: at most three attempts, with the waits of each service. */
export function retryTransient({ clock, random, isHolding, onWait }: RetryOptions): Step {
  return (next) => async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(call);
      } catch (error) {
        if (
          !(error instanceof ApiError) ||
          attempt >= (call.context.get(MAX_ATTEMPTS) ?? USUAL_ATTEMPTS) ||
          call.context.get(CLOSING)
        )
          throw error;
        const waitMs = waitBeforeRetry(error, call, attempt);
        if (waitMs === undefined) throw error;
        // A refusal for coming too soon says that the service works; after any other failure the breaker decides.
        const mustPass = error.kind !== 'rate-limited';
        if (mustPass && (call.context.get(IS_PROBE) || isHolding(call))) throw error;
        // The tabs of this browser take turns after a refusal; another client has another minute.
        const ms = Math.round(waitMs * (1 + (mustPass ? random() * SPREAD : 0)));
        const end = onWait(call, ms, error.kind === 'rate-limited' ? 'limit' : 'trouble');
        await sleep(clock, ms, call.signal, call.source).finally(end);
        if (mustPass && isHolding(call)) throw error;
      }
    }
  };
}

/** Undefined when another attempt would not help, or could carry out a change twice. */
function waitBeforeRetry(error: ApiError, { kind, context }: Call, attempt: number): number | undefined {
  const waits = WAITS[error.source];
  // A mutation waits in the outbox: it is compared with the server value before it is sent again.
  if (kind === 'write' && error.kind !== 'server') return undefined;
  // Without a status the own rate limiter refused: a prefetch, which is optional.
  if (error.kind === 'rate-limited' && error.status === undefined) return undefined;
  // Refused before anything was carried out: safe to send again, whatever it is.
  if (error.kind === 'rate-limited') return error.retryAfterMs ?? LIMITS[error.source].silenceMs;
  if (!context.get(REPEATABLE)) return undefined;
  if (error.kind === 'server' && error.status === 500) return waits.serverFailure;
  if (error.kind !== 'unavailable' || !error.noResponse) return undefined;
  // It has had half a minute of the user's time already: once more, at once, and no third time.
  if (errorName(error.cause) === 'TimeoutError') return attempt === 1 ? 0 : undefined;
  return waits.crossOrigin;
}
