import fc from 'fast-check';
import { type BucketState, EMPTY_BUCKET, grant, observe, poolOf, postpone, waitFor } from './bucket-state.ts';
import { LIMITS } from './limits.ts';

const NOW = 1_800_000_000_000;
const { tracker, mal, themes } = LIMITS;

function spent(...agoMs: number[]): BucketState {
  return { ...EMPTY_BUCKET, grants: agoMs.map((ago) => NOW - ago).sort((a, b) => a - b) };
}

it('lets five requests of a burst go to the tracker, and the sixth a little more than two seconds after the first', () => {
  expect(waitFor(spent(0, 0, 0, 0), tracker, NOW, 'interactive')).toBe(0);
  expect(waitFor(spent(1500, 0, 0, 0, 0), tracker, NOW, 'interactive')).toBe(650);
});

it('lets no more than the pool go within a minute', () => {
  const minute = Array.from({ length: 60 }, (_, index) => 59_000 - index * 900);
  expect(waitFor(spent(...minute), tracker, NOW, 'interactive')).toBe(2000);
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

it('counts as spent what others have spent of the same allowance', () => {
  const state = observe(spent(0), { status: 200, limit: 60, remaining: 10 }, tracker, NOW);
  expect(poolOf(state, tracker, NOW)).toEqual({ left: 10, size: 60 });
  expect(waitFor(state, tracker, NOW, 'interactive')).toBe(0);
  expect(poolOf(state, tracker, NOW + 61_000)).toEqual({ left: 60, size: 60 });
});

it('counts a request from when it left', () => {
  const state = postpone(spent(1000, 0), NOW - 1000, NOW - 200);
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
  it('lets a person draw on the backing pools: three in 1.25 s', () => {
    expect(waitFor(spent(0, 0), mal, NOW, 'interactive')).toBe(0);
    expect(waitFor(spent(250, 0, 0), mal, NOW, 'interactive')).toBe(1150);
  });

  it('gives what nobody waits for one token in 20 s', () => {
    expect(waitFor(spent(5000), mal, NOW, 'other')).toBeCloseTo(15_333, 0);
    expect(waitFor(spent(20_400), mal, NOW, 'other')).toBe(0);
  });
});

it.each([
  ['tracker', tracker],
  ['mal', mal],
  ['themes', themes],
] as const)('never lets more go than any layer of %s allows, however requests come', (_name, limits) => {
  const delays = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 100, maxLength: 250 });
  fc.assert(
    fc.property(delays, (pauses) => {
      let state = EMPTY_BUCKET;
      let now = NOW;
      const granted: number[] = [];
      for (const pause of pauses) {
        now += pause;
        now += waitFor(state, limits, now, 'interactive');
        state = grant(state, now);
        granted.push(now);
      }
      for (const { tokens, perMs, soft } of limits.layers) {
        if (soft) continue;
        const isKept = granted.every((at, index) => at - (granted[index - tokens] ?? 0) >= perMs);
        expect(isKept).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

it('is not blocked by a clock that was set back', () => {
  const ahead: BucketState = { ...EMPTY_BUCKET, grants: Array<number>(60).fill(NOW + 3_600_000) };
  expect(waitFor(observe(ahead, { status: 200 }, tracker, NOW), tracker, NOW, 'interactive')).toBe(0);
});
