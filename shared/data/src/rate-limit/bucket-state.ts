import type { RateReport } from '../core/call.ts';
import { effectiveLayers, type Layer, type Limits } from './limits.ts';

/** What all tabs together know about one source. Times are milliseconds since 1970. */
export interface BucketState {
  /** When each request of the last minute was let go, oldest first. */
  readonly grants: readonly number[];
  /** The service's own limit per minute, once it has told one. */
  readonly limit?: number;
  /** The service asked for silence until then. */
  readonly pausedUntil: number;
  /** The service is switched off, or fails again and again. */
  readonly outage?: { readonly until: number; readonly status: number; readonly message?: string };
  /** Failures of the service in a row, and when the last one was. */
  readonly failures: number;
  readonly failedAt: number;
}

export const EMPTY_BUCKET: BucketState = { grants: [], pausedUntil: 0, failures: 0, failedAt: 0 };

/**
 * A request is counted by the service when it arrives. The first ones of a page take longest to get there, and a busy
 * device or network bunches up what left apart: this share, and at least these milliseconds, are added to every window.
 */
const SLACK = 1 / 60;
const MIN_SLACK_MS = 150;
/** As long as the longest window of all, with its slack. */
const WINDOW_MS = 61_000;
/**
 * Somebody else spends from the same allowance: what we do not know of counts as spent this long ago, so that it
 * weighs on the minute and not on the bursts of this browser.
 */
const ELSEWHERE_MS = 5_000;
/** No service of ours wants silence for longer. */
const MAX_SILENCE_MS = 3_600_000;
const SWITCHED_OFF_MS = 5 * 60_000;
const FAILING_MS = 2 * 60_000;
const FAILURES_UNTIL_OUTAGE = 3;
/** Failures further apart than this are not in a row. */
const FAILURE_MEMORY_MS = 2 * 60_000;

export type Claim = 'interactive' | 'other';

/** Milliseconds until a request may go; 0 means now. */
export function waitFor(state: BucketState, limits: Limits, now: number, claim: Claim): number {
  let wait = pauseOf(state, now);
  for (const layer of effectiveLayers(limits, state.limit)) {
    if (layer.soft && claim === 'interactive') continue;
    wait = Math.max(wait, layerWait(state.grants, layer, now));
  }
  return wait;
}

/** Milliseconds that the service still wants silence for. */
export function pauseOf({ pausedUntil }: BucketState, now: number): number {
  const rest = pausedUntil - now;
  // Further ahead is a clock that was set back: it would hold everything for as long as it was off.
  return rest > MAX_SILENCE_MS ? 0 : Math.max(0, rest);
}

/** The outage that is believed in now. */
export function outageOf({ outage }: BucketState, now: number): BucketState['outage'] {
  return outage && outage.until > now && outage.until - now <= SWITCHED_OFF_MS ? outage : undefined;
}

function layerWait(grants: readonly number[], layer: Layer, now: number): number {
  // The request that must leave the window before there is room for one more.
  const last = grants[grants.length - layer.tokens];
  return last === undefined
    ? 0
    : Math.max(0, last + layer.perMs + Math.max(layer.perMs * SLACK, MIN_SLACK_MS) - now);
}

/** Notes one more request. */
export function grant(state: BucketState, now: number): BucketState {
  return { ...state, grants: [...prune(state.grants, now), now].sort((a, b) => a - b) };
}

/** A request left later than was noted. */
export function postpone(state: BucketState, from: number, to: number): BucketState {
  const index = state.grants.indexOf(from);
  if (index < 0) return state;
  return { ...state, grants: state.grants.map((at, of) => (of === index ? to : at)).sort((a, b) => a - b) };
}

function prune(grants: readonly number[], now: number): readonly number[] {
  // A time from the future is a clock that was set back: it would block for as long as it was off.
  return grants.filter((at) => at > now - WINDOW_MS && at <= now + 1_000);
}

/** Requests of this minute that are still free, and how many there are in all. */
export function poolOf(state: BucketState, limits: Limits, now: number): { left: number; size: number } {
  const pool = effectiveLayers(limits, state.limit).at(-1);
  const size = pool?.tokens ?? 0;
  if (pauseOf(state, now) > 0) return { left: 0, size };
  return { left: Math.max(0, size - prune(state.grants, now).length), size };
}

/** What an answer says about the service goes into the bucket. */
export function observe(
  state: BucketState,
  report: RateReport,
  { silenceMs }: Limits,
  now: number,
): BucketState {
  let next: BucketState = { ...state, grants: prune(state.grants, now) };
  if (report.limit !== undefined && report.limit > 0) {
    next = { ...next, limit: report.limit };
    const used = report.limit - (report.remaining ?? report.limit);
    const unknown = Math.min(used - next.grants.length, report.limit);
    // A refusal says 0 remaining for a burst too; how long to wait it says by itself.
    if (unknown > 0 && report.status !== 429) {
      const spent = Array<number>(unknown).fill(now - ELSEWHERE_MS);
      next = { ...next, grants: [...next.grants, ...spent].sort((a, b) => a - b) };
    }
  }
  if (report.status === 429) {
    const wanted = Math.min(report.retryAfterMs ?? silenceMs, MAX_SILENCE_MS);
    return { ...next, pausedUntil: now + Math.max(pauseOf(next, now), wanted) };
  }
  if (report.status === 403) return withOutage(next, report, now, SWITCHED_OFF_MS);
  if (report.status >= 500) {
    const failures = now - next.failedAt < FAILURE_MEMORY_MS ? next.failures + 1 : 1;
    next = { ...next, failures, failedAt: now };
    return failures >= FAILURES_UNTIL_OUTAGE ? withOutage(next, report, now, FAILING_MS) : next;
  }
  const { outage: _over, ...rest } = next;
  return { ...rest, failures: 0 };
}

function withOutage(state: BucketState, report: RateReport, now: number, forMs: number): BucketState {
  const message = report.message === undefined ? {} : { message: report.message };
  return { ...state, outage: { until: now + forMs, status: report.status, ...message } };
}
