import { listCard } from '@tsugi/data/testing';
import fc from 'fast-check';
import { affinity } from './affinity.ts';
import { userColumns } from './user-columns.ts';

type Scores = Readonly<Record<number, number>>;

const columnsOf = (scores: Scores) =>
  userColumns(
    Object.entries(scores).map(([id, score100]) => listCard(Number(id), { score100 })),
    ({ id }) => id,
  );
const between = (one: Scores, other: Scores) => affinity(columnsOf(one), columnsOf(other));

/** Pearson's correlation by its definition: products of the distances from the means. */
function plainly(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  const total = (value: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + value(pair), 0);
  const spreadA = total(([a]) => (a - meanA) ** 2);
  const spreadB = total(([, b]) => (b - meanB) ** 2);
  const areEqual = new Set(pairs.map(([a]) => a)).size < 2 || new Set(pairs.map(([, b]) => b)).size < 2;
  return areEqual ? null : total(([a, b]) => (a - meanA) * (b - meanB)) / Math.sqrt(spreadA * spreadB);
}

test('the same taste is 1, the opposite -1, however high the scores are', () => {
  expect(between({ 1: 90, 2: 50, 3: 70 }, { 1: 60, 2: 20, 3: 40 }).value).toBeCloseTo(1);
  expect(between({ 1: 90, 2: 50, 3: 70 }, { 1: 10, 2: 90, 3: 50 }).value).toBeCloseTo(-1);
});

test('only titles that both have scored count', () => {
  expect(between({ 1: 90, 2: 0, 3: 50, 4: 10 }, { 1: 80, 2: 70, 3: 40 })).toEqual({ shared: 2, value: 1 });
});

test('with one shared title, or equal scores, nothing can be said', () => {
  expect(between({ 1: 90 }, { 1: 80 })).toEqual({ shared: 1, value: null });
  expect(between({ 1: 90, 2: 90 }, { 1: 80, 2: 10 })).toEqual({ shared: 2, value: null });
  expect(between({ 1: 90 }, { 2: 80 })).toEqual({ shared: 0, value: null });
});

const scores = fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.integer({ min: 0, max: 100 }));

test('for any two lists it is what the definition gives, from either side', () => {
  fc.assert(
    fc.property(scores, scores, (one, other) => {
      const pairs = Object.entries(one).flatMap(([id, a]) => {
        const b = other[id] ?? 0;
        return a > 0 && b > 0 ? [[a, b] as const] : [];
      });
      const { shared, value } = between(one, other);
      const expected = pairs.length < 2 ? null : plainly(pairs);
      expect(shared).toBe(pairs.length);
      if (expected === null) expect(value).toBeNull();
      else expect(value).toBeCloseTo(expected, 9);
      expect(between(other, one)).toEqual({ shared, value });
    }),
  );
});
