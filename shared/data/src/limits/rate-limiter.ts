import { ApiError } from '../core/api-error.ts';
import type { RateReport } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import type { FlightPriority } from '../core/priority.ts';
import type { SharedState } from '../core/shared-state.ts';
import type { SourceName } from '../core/source-name.ts';
import type { Visibility } from '../core/visibility.ts';
import { type BucketEvidence, bucketEvidence, hasWaited } from './bucket-evidence.ts';
import {
  type BucketState,
  observe,
  pauseOf,
  poolOf,
  postpone,
  type RequestClass,
  recordRequest,
  waitFor,
  withoutRefusal,
} from './bucket-state.ts';
import { type CooldownReason, createCooldowns, type Wait } from './cooldowns.ts';
import type { Limits } from './limits.ts';
import { requestClassOf } from './request-order.ts';
import type { TabLock } from './tab-lock.ts';
import type { Schedule } from './tab-schedule.ts';
import { createTokenQueue } from './token-queue.ts';

export interface RateLimiterOptions {
  readonly source: SourceName;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly bucket: SharedState<BucketState>;
  readonly lock: TabLock;
  /** Loads this tab's schedule; only called when a request has to queue. */
  readonly loadSchedule: () => Promise<Schedule>;
}

export interface TokenRequest {
  readonly priority: FlightPriority;
  readonly signal: AbortSignal;
}

/** One source's requests, of all tabs together. */
export interface RateLimiter {
  /** Resolves when one request may be sent. Rejects with ApiError: aborted, rate-limited (prefetch). */
  readonly take: (request: TokenRequest) => Promise<void>;
  /** Counts a request that has been sent without asking. */
  readonly count: () => void;
  /** @param sentAt when the request of the response was sent, in milliseconds since 1970 */
  readonly observe: (report: RateReport, sentAt?: number) => void;
  /** What the bucket knows about a request that was sent then and got no response. */
  readonly evidence: (sentAt: number) => BucketEvidence;
  /** The service has refused for its limit, in a response that cannot be read: pauses it. Returns for how many milliseconds. */
  readonly refuse: () => number;
  /** A request has failed for another reason: if it was the one after a pause, no other waits for its outcome any more. */
  readonly endTrial: (sentAt: number) => void;
  /** A request of ours waits so many milliseconds for its next attempt; the response ends that. */
  readonly hold: (priority: FlightPriority, ms: number, reason: CooldownReason) => () => void;
  /** Takes a token for a request that cannot wait. False when there is none. */
  readonly takeNow: () => boolean;
  /** What the user waits for; undefined when the user waits for nothing, even if a request would have to. */
  readonly wait: () => Wait | undefined;
  /** The priority of a waiting request rose: waiters are sorted again. */
  readonly notify: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Prefetches leave at least this share of a minute's requests to what the user asks for, */
const PREFETCH_SHARE = 0.5;
/** and at least so many: most prefetches are for nothing, and with 30 a minute half is soon used by a user who reads on. */
const PREFETCH_LEAVES = 20;
/** A request of another tab that this one has not seen yet is younger than this. */
const QUIET_MS = 2_000;

/** A request that leaves this much after its token was noted counts from when it left. */
const LATE_MS = 30;

export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { source, limits, clock, bucket } = options;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const cooldowns = createCooldowns(clock, notify);

  const pool = () => poolOf(bucket.peek(), limits, clock.now());
  const isScarce = () => {
    const { left, size } = pool();
    return left < size * PREFETCH_SHARE;
  };
  const leavesTooFew = () => {
    const { left, size } = pool();
    return left < Math.max(size * PREFETCH_SHARE, Math.min(size, PREFETCH_LEAVES));
  };

  /** 0 when a token was taken, else the milliseconds until it is worth asking again. */
  const takeShared = async (requestClass: RequestClass): Promise<number> => {
    let wait = 0;
    let at = 0;
    await bucket.update((state) => {
      at = clock.now();
      wait = waitFor(state, limits, at, requestClass);
      return wait > 0 ? state : recordRequest(state, at);
    });
    // The request leaves now. On a busy device that is well after its token was recorded; the bucket is corrected.
    const now = clock.now();
    if (wait === 0 && now - at > LATE_MS) bucket.note((state) => postpone(state, at, now));
    return Math.min(wait, limits.defaultDelayMs);
  };

  const waiting = createTokenQueue({ ...options, takeShared, onChange: notify });

  const count = () => {
    const now = clock.now();
    bucket.note((known) => recordRequest(known, now));
  };

  /** The last request is a while ago and most of the minute is left: no queue, no waiting, not even for the bucket. */
  const takeAtOnce = (requestClass: RequestClass): boolean => {
    if (waiting.size() > 0 || isScarce()) return false;
    const now = clock.now();
    const state = bucket.peek();
    if ((state.grants.at(-1) ?? 0) > now - QUIET_MS || waitFor(state, limits, now, requestClass) > 0)
      return false;
    count();
    return true;
  };

  /** Takes a token now if the shared bucket has one. */
  const takeWithoutWaiting = async (requestClass: RequestClass): Promise<boolean> => {
    if (waiting.size() > 0 || waitFor(bucket.peek(), limits, clock.now(), requestClass) > 0) return false;
    return (await takeShared(requestClass)) === 0;
  };

  /** The wait of the requests that queue in this tab, from the shared bucket. */
  const queueWait = (): Wait | undefined => {
    const head = waiting.interactive();
    if (!head) return undefined;
    const ms = waitFor(bucket.peek(), limits, clock.now(), requestClassOf(head));
    return ms > 0 ? { until: clock.now() + ms, reason: 'limit' } : undefined;
  };

  return {
    take: async ({ priority, signal }) => {
      if (priority.current() === 'prefetch' && leavesTooFew()) {
        throw new ApiError('rate-limited', { source });
      }
      if (takeAtOnce(requestClassOf(priority))) return;
      if (await takeWithoutWaiting(requestClassOf(priority))) return;
      await waiting.join(priority, signal);
    },
    count,
    observe: (report, sentAt) => {
      const before = bucket.peek();
      bucket.note((state) => observe(state, report, limits, clock.now(), sentAt));
      const after = bucket.peek();
      if (before.pausedUntil !== after.pausedUntil) notify();
    },
    evidence: (sentAt) => bucketEvidence(bucket.peek(), limits, clock.now(), sentAt),
    refuse: () => {
      const { hiddenSilenceMs: retryAfterMs = limits.silenceMs } = limits;
      // Requests that were under way together are refused together: one pause, from the first of them.
      if (pauseOf(bucket.peek(), clock.now()) === 0) {
        bucket.note((state) => observe(state, { status: 429, retryAfterMs }, limits, clock.now()));
        notify();
      }
      return pauseOf(bucket.peek(), clock.now());
    },
    endTrial: (sentAt) => {
      if (hasWaited(bucket.peek(), sentAt)) bucket.note(withoutRefusal);
    },
    hold: cooldowns.add,
    notify: () => {
      waiting.reorder();
      notify();
    },
    takeNow: () => {
      const now = clock.now();
      if (waitFor(bucket.peek(), limits, now, 'interactive') > 0) return false;
      count();
      return true;
    },
    wait: () => {
      const waits = [cooldowns.longest(), queueWait()].filter((wait) => wait !== undefined);
      return waits.sort((a, b) => b.until - a.until)[0];
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
