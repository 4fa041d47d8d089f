import type { RateReport } from '../core/call.ts';
import { effectiveLayers, type Layer, type Limits } from './limits.ts';

/** The requests and limits of one source, shared by all tabs. Times are milliseconds since 1970. */
export interface BucketState {
  /** When each request of the last minute was sent, oldest first. The name is stored: other releases read it. */
  readonly grants: readonly number[];
  /** The service's own limit per minute, once a response has named one. */
  readonly limit?: number;
  /** When it was named last. */
  readonly limitAt?: number;
  /** The service refused for its limit: no request is sent until then. */
  readonly pausedUntil: number;
  /** When it refused. Absent once a request that was sent later has got a response. */
  readonly refusedAt?: number;
  /** When the latest request that got a response was sent. */
  readonly respondedAt?: number;
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
const ELSEWHERE_MS = 10_000;
/** A longer pause is an error of a clock or of a header. */
const MAX_SILENCE_MS = 3_600_000;
/** A limit above the lowest one that was named longer ago than this may have been lowered since. */
const LIMIT_AGE_MS = 600_000;
/** After a pause one request goes first. When its outcome is not known after this, because its page was closed, another does. */
const TRIAL_MS = 5_000;
/** How often its outcome is looked for. */
const TRIAL_POLL_MS = 250;

/** Of each layer, so that what the user presses meanwhile finds a token at once. */
const BULK_SHARE = 2 / 3;

/** Soft layers and reserves delay every request but the interactive ones; those of a batch leave more. */
export type RequestClass = 'interactive' | 'other' | 'bulk';

/** Milliseconds until a request may be sent; 0 means now. */
export function waitFor(state: BucketState, limits: Limits, now: number, requestClass: RequestClass): number {
  let wait = Math.max(pauseOf(state, now), trialOf(state, now));
  for (const layer of layersOf(state, limits, now)) {
    if (requestClass === 'interactive') {
      if (!layer.soft) wait = Math.max(wait, layerWait(state.grants, layer, now));
    } else {
      const share = requestClass === 'bulk' ? BULK_SHARE : 1 - (layer.reserve ?? 0);
      const tokens =
        requestClass === 'bulk' ? Math.floor(layer.tokens * share) || 1 : Math.ceil(layer.tokens * share);
      wait = Math.max(wait, layerWait(state.grants, { ...layer, tokens }, now));
    }
  }
  return wait;
}

/** The layers with the service's own limit in them. */
export function layersOf({ limit, limitAt = 0 }: BucketState, limits: Limits, now: number): readonly Layer[] {
  return effectiveLayers(limits, limit, limitAt < now - LIMIT_AGE_MS);
}

/** After a refusal one request goes alone; the others wait for its outcome. */
function trialOf({ refusedAt, pausedUntil, grants }: BucketState, now: number): number {
  const last = grants.at(-1) ?? 0;
  if (refusedAt === undefined || last < pausedUntil) return 0;
  return Math.min(TRIAL_POLL_MS, Math.max(0, last + TRIAL_MS - now));
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

/** Notes one more request. @param at when it was sent */
export function recordRequest(state: BucketState, at: number, now = at): BucketState {
  return { ...state, grants: [...prune(state.grants, now), at].sort((a, b) => a - b) };
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
  const size = layersOf(state, limits, now).at(-1)?.tokens ?? 0;
  if (pauseOf(state, now) > 0) return { left: 0, size };
  return { left: Math.max(0, size - prune(state.grants, now).length), size };
}

/** How many requests were sent in the last so many milliseconds. */
export function sentWithin({ grants }: BucketState, ms: number, now: number): number {
  return prune(grants, now).filter((at) => at > now - ms).length;
}

/**
 * Takes what a response says about the service's limits into the bucket.
 * @param sentAt when its request was sent
 */
export function observe(
  state: BucketState,
  report: RateReport,
  { silenceMs }: Limits,
  now: number,
  sentAt = now,
): BucketState {
  let next: BucketState = { ...state, grants: prune(state.grants, now) };
  if (report.limit !== undefined && report.limit > 0) {
    next = { ...next, limit: report.limit, limitAt: now };
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
    return { ...next, pausedUntil: now + Math.max(pauseOf(next, now), wanted), refusedAt: now };
  }
  next = { ...next, respondedAt: Math.max(next.respondedAt ?? 0, sentAt) };
  return sentAt >= (next.refusedAt ?? 0) ? withoutRefusal(next) : next;
}

/** The pause is over, and what was sent after it shows what the service does. */
export function withoutRefusal(state: BucketState): BucketState {
  const { refusedAt: _refusedAt, ...rest } = state;
  return rest;
}
