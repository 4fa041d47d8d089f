import fc from 'fast-check';
import {
  type BucketState,
  EMPTY_BUCKET,
  observe,
  poolOf,
  postpone,
  recordRequest,
  waitFor,
  withoutRefusal,
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

it('leaves a third of every layer to what the user does while a batch is sent', () => {
  const burst = bucketOf(100, 100, 100);
  expect(waitFor(burst, tracker, NOW, 'bulk')).toBe(2050);
  expect(waitFor(burst, tracker, NOW, 'interactive')).toBe(0);
  const minute = bucketOf(...Array.from({ length: 20 }, (_, index) => 59_000 - index * 2_800));
  expect(waitFor(minute, tracker, NOW, 'bulk')).toBe(2000);
  expect(waitFor(minute, tracker, NOW, 'other')).toBe(0);
  // A layer of one token has no third.
  expect(waitFor(EMPTY_BUCKET, mal, NOW, 'bulk')).toBe(0);
});

it('sends no more than the pool within a minute', () => {
  const minute = Array.from({ length: 30 }, (_, index) => 59_000 - index * 1_800);
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

it('sends sixteen requests in eight seconds, of which background requests get ten in five', () => {
  const spread = Array.from({ length: 16 }, (_, index) => 7_900 - index * 500);
  expect(waitFor(bucketOf(...spread.slice(1)), tracker, NOW, 'interactive')).toBe(0);
  expect(waitFor(bucketOf(...spread), tracker, NOW, 'interactive')).toBe(250);
  const ten = Array.from({ length: 10 }, (_, index) => 4_900 - index * 500);
  expect(waitFor(bucketOf(...ten), tracker, NOW, 'interactive')).toBe(0);
  expect(waitFor(bucketOf(...ten), tracker, NOW, 'other')).toBe(250);
});

it('leaves a fifth of a minute to what the user waits for', () => {
  const used = bucketOf(...Array.from({ length: 24 }, (_, index) => 59_000 - index * 2_000));
  expect(waitFor(used, tracker, NOW, 'interactive')).toBe(0);
  expect(waitFor(used, tracker, NOW, 'other')).toBe(2_000);
});

it('begins with 30 a minute again when a higher limit was named long ago, and stays below a lower one', () => {
  const size = (limit: number, agoMs: number) =>
    poolOf(observe(EMPTY_BUCKET, { status: 200, limit }, tracker, NOW - agoMs), tracker, NOW).size;
  expect([size(90, 599_000), size(90, 601_000), size(12, 601_000)]).toEqual([90, 30, 12]);
  expect(poolOf(EMPTY_BUCKET, tracker, NOW).size).toBe(30);
});

describe('after a refusal', () => {
  const refused = observe(bucketOf(1000), { status: 429, retryAfterMs: 60_000 }, tracker, NOW);
  const over = NOW + 60_000;

  it('sends one request when the pause is over, and the others when it got a response', () => {
    expect(waitFor(refused, tracker, over, 'interactive')).toBe(0);
    const tried = recordRequest(refused, over);
    expect(waitFor(tried, tracker, over + 100, 'interactive')).toBe(250);
    const passed = observe(tried, { status: 200 }, tracker, over + 300, over);
    expect(waitFor(passed, tracker, over + 300, 'interactive')).toBe(0);
  });

  it('sends another one when the outcome of the first is not known after five seconds', () => {
    const tried = recordRequest(refused, over);
    expect(waitFor(tried, tracker, over + 4_900, 'interactive')).toBe(100);
    expect(waitFor(tried, tracker, over + 5_000, 'interactive')).toBe(0);
  });

  it('waits for no outcome when the request failed for another reason', () => {
    const tried = withoutRefusal(recordRequest(refused, over));
    expect(waitFor(tried, tracker, over + 100, 'interactive')).toBe(0);
  });

  it('is not ended by the response to a request that was under way', () => {
    const late = observe(refused, { status: 200 }, tracker, NOW + 200, NOW - 500);
    expect(late.refusedAt).toBe(NOW);
    expect(late.pausedUntil).toBe(over);
  });
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
      if (limits === tracker) {
        // The burst limiter: about 20 in 8 s.
        expect(sentAt.every((at, index) => at - (sentAt[index - 18] ?? 0) >= 8_000)).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

it('is not blocked by a clock that was set back', () => {
  const ahead: BucketState = { ...EMPTY_BUCKET, grants: Array<number>(60).fill(NOW + 3_600_000) };
  expect(waitFor(observe(ahead, { status: 200 }, tracker, NOW), tracker, NOW, 'interactive')).toBe(0);
});
