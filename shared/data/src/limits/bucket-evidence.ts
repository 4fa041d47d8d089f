import { type BucketState, pauseOf, poolOf, sentWithin } from './bucket-state.ts';
import { BURST, type FailureEvidence } from './judge-failure.ts';
import type { Limits } from './limits.ts';

export type BucketEvidence = Omit<FailureEvidence, 'isOnline' | 'isTimeout' | 'origin'>;

/** What the bucket knows about a request that was sent then and got no response. */
export function bucketEvidence(
  state: BucketState,
  limits: Limits,
  now: number,
  sentAt: number,
): BucketEvidence {
  const { respondedAt = Number.NEGATIVE_INFINITY } = state;
  // A paused bucket has none left.
  const { left, size } = poolOf({ ...state, pausedUntil: 0 }, limits, now);
  return {
    hidesRefusals: limits.hiddenSilenceMs !== undefined,
    isPaused: pauseOf(state, now) > 0,
    hasWaited: hasWaited(state, sentAt),
    laterResponded: respondedAt > sentAt,
    sinceResponseMs: now - respondedAt,
    left,
    size,
    burst: sentWithin(state, BURST.ms, now),
  };
}

/** Whether a request that was sent then is the one that tries after a pause. */
export function hasWaited({ refusedAt, pausedUntil }: BucketState, sentAt: number): boolean {
  return refusedAt !== undefined && sentAt >= pausedUntil;
}
