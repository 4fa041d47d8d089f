import type { RateReport } from '../core/call.ts';
import { effectiveLayers, type Layer, type Limits } from './limits.ts';

/** The requests and limits of one source, shared by all tabs. Times are milliseconds since 1970. */
export interface BucketState {
  /** When each request of the last minute was sent, oldest first. The name is stored: other releases read it. */
  readonly grants: readonly number[];
  /** The service's own limit per minute, once a response has named one. */
  readonly limit?: number;
  /** The service refused with 429: no request is sent until then. */
  readonly pausedUntil: number;
}

export const EMPTY_BUCKET: BucketState = { grants: [], pausedUntil: 0 };

/**
 * A request is counted by the service when it arrives. The first ones of a page take longest to get there, and a busy
 * device or network bunches up what left apart: this share, and at least these milliseconds, are added to every window.
 */
const SLACK = 1 / 60;
const MIN_SLACK_MS = 150;
/** As long as the longest window of all, with its slack. */
const WINDOW_MS = 61_000;
/**
 * Other devices share the same limit: what this browser did not send counts as sent this long ago, so that it
 * counts for the minute and not for the bursts of this browser.
 */
const ELSEWHERE_MS = 5_000;
/** A longer pause is an error of a clock or of a header. */
const MAX_SILENCE_MS = 3_600_000;

/** Soft layers delay every request but the interactive ones. */
export type RequestClass = 'interactive' | 'other';

/** Milliseconds until a request may be sent; 0 means now. */
export function waitFor(state: BucketState, limits: Limits, now: number, requestClass: RequestClass): number {
  let wait = pauseOf(state, now);
  for (const layer of effectiveLayers(limits, state.limit)) {
    if (layer.soft && requestClass === 'interactive') continue;
    wait = Math.max(wait, layerWait(state.grants, layer, now));
  }
  return wait;
}

/** Milliseconds for which the service accepts no request. */
export function pauseOf({ pausedUntil }: BucketState, now: number): number {
  const rest = pausedUntil - now;
  // A time further ahead comes from a clock that was set back.
  return rest > MAX_SILENCE_MS ? 0 : Math.max(0, rest);
}

function layerWait(grants: readonly number[], layer: Layer, now: number): number {
  // The request that must leave the window before there is room for one more.
  const last = grants[grants.length - layer.tokens];
  return last === undefined
    ? 0
    : Math.max(0, last + layer.perMs + Math.max(layer.perMs * SLACK, MIN_SLACK_MS) - now);
}

/** Notes one more request. */
export function recordRequest(state: BucketState, now: number): BucketState {
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

/** Takes what a response says about the service's limits into the bucket. */
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
      const sentElsewhere = Array<number>(unknown).fill(now - ELSEWHERE_MS);
      next = { ...next, grants: [...next.grants, ...sentElsewhere].sort((a, b) => a - b) };
    }
  }
  if (report.status === 429) {
    const wanted = Math.min(report.retryAfterMs ?? silenceMs, MAX_SILENCE_MS);
    return { ...next, pausedUntil: now + Math.max(pauseOf(next, now), wanted) };
  }
  return next;
}
