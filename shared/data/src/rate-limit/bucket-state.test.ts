import fc from 'fast-check';
import {
  type BucketState,
  EMPTY_BUCKET,
  observe,
  poolOf,
  postpone,
  recordRequest,
  waitFor,
} from './bucket-state.ts';
import { LIMITS } from './limits.ts';

const NOW = 1_800_000_000_000;
const { tracker, mal, themes } = LIMITS;

function bucketOf(...agoMs: number[]): BucketState {
  return { ...EMPTY_BUCKET, grants: agoMs.map((ago) => NOW - ago).sort((a, b) => a - b) };
}

it('sends five requests of a burst to the tracker, and the sixth a little more than two seconds after the first', () => {
  expect(waitFor(bucketOf(0, 0, 0, 0), tracker, NOW, 'interactive')).toBe(0);
  expect(waitFor(bucketOf(1500, 0, 0, 0, 0), tracker, NOW, 'interactive')).toBe(650);
});

it('sends no more than the pool within a minute', () => {
  const minute = Array.from({ length: 60 }, (_, index) => 59_000 - index * 900);
  expect(waitFor(bucketOf(...minute), tracker, NOW, 'interactive')).toBe(2000);
});

it.each([
  [30, 30],
  [90, 90],
  [500, 90],
  [12, 12],
])('takes a limit of %s from the service as %s a minute', (limit, size) => {
  const state = observe(EMPTY_BUCKET, { status: 200, limit, remaining: limit }, tracker, NOW);
  expect(poolOf(state, tracker, NOW)).toEqual({ left: size, size });
});

it('counts tokens that other devices took from the same limit', () => {
  const state = observe(bucketOf(0), { status: 200, limit: 60, remaining: 10 }, tracker, NOW);
  expect(poolOf(state, tracker, NOW)).toEqual({ left: 10, size: 60 });
  expect(waitFor(state, tracker, NOW, 'interactive')).toBe(0);
  expect(poolOf(state, tracker, NOW + 61_000)).toEqual({ left: 60, size: 60 });
});

it('counts a request from when it left', () => {
  const state = postpone(bucketOf(1000, 0), NOW - 1000, NOW - 200);
  expect(state.grants).toEqual([NOW - 200, NOW]);
  expect(postpone(state, NOW - 5000, NOW)).toBe(state);
});

it('stops everything while the service wants silence', () => {
  const state = observe(
    EMPTY_BUCKET,
    { status: 429, retryAfterMs: 7000, limit: 90, remaining: 0 },
    tracker,
    NOW,
  );
  expect(waitFor(state, tracker, NOW + 1000, 'interactive')).toBe(6000);
  expect(waitFor(state, tracker, NOW + 7000, 'interactive')).toBe(0);
});

describe('the MAL-style service', () => {
  it('gives interactive requests the backing pools: three in 1.25 s', () => {
    expect(waitFor(bucketOf(0, 0), mal, NOW, 'interactive')).toBe(0);
    expect(waitFor(bucketOf(250, 0, 0), mal, NOW, 'interactive')).toBe(1150);
  });

  it('gives background requests one token in 20 s', () => {
    expect(waitFor(bucketOf(5000), mal, NOW, 'other')).toBeCloseTo(15_333, 0);
    expect(waitFor(bucketOf(20_400), mal, NOW, 'other')).toBe(0);
  });
});

it.each([
  ['tracker', tracker],
  ['mal', mal],
  ['themes', themes],
] as const)('never exceeds any layer of %s, for any order of requests', (_name, limits) => {
  const delays = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 100, maxLength: 250 });
  fc.assert(
    fc.property(delays, (pauses) => {
      let state = EMPTY_BUCKET;
      let now = NOW;
      const sentAt: number[] = [];
      for (const pause of pauses) {
        now += pause;
        now += waitFor(state, limits, now, 'interactive');
        state = recordRequest(state, now);
        sentAt.push(now);
      }
      for (const { tokens, perMs, soft } of limits.layers) {
        if (soft) continue;
        const isWithinLimit = sentAt.every((at, index) => at - (sentAt[index - tokens] ?? 0) >= perMs);
        expect(isWithinLimit).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

it('is not blocked by a clock that was set back', () => {
  const ahead: BucketState = { ...EMPTY_BUCKET, grants: Array<number>(60).fill(NOW + 3_600_000) };
  expect(waitFor(observe(ahead, { status: 200 }, tracker, NOW), tracker, NOW, 'interactive')).toBe(0);
});
