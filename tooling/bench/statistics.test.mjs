import { geometricMean, median, medians, pairedRatios, quartiles } from './statistics.mjs';

test('the median is the value in the middle, or between the two there', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([4, 1])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('each member of samples has a median of its own', () => {
  const samples = [
    { FCP: 3, LCP: 30 },
    { FCP: 1, LCP: 50 },
    { FCP: 2, LCP: 40 },
  ];
  expect(medians(samples)).toEqual({ FCP: 2, LCP: 40 });
});

test('quartiles stand between values in proportion', () => {
  expect(quartiles([5, 1, 3, 2, 4])).toEqual([2, 4]);
  expect(quartiles([10, 20])).toEqual([12.5, 17.5]);
  expect(quartiles([7])).toEqual([7, 7]);
  expect(quartiles([])).toEqual([Number.NaN, Number.NaN]);
});

test('a geometric mean weighs twice as fast and half as fast alike, and leaves out what is no ratio', () => {
  expect(geometricMean([2, 0.5])).toBeCloseTo(1);
  expect(geometricMean([0.8, Number.NaN, 0, Number.POSITIVE_INFINITY])).toBeCloseTo(0.8);
  expect(geometricMean([])).toBeNaN();
});

test('values are divided by those measured beside them, without divisions by nothing', () => {
  expect(pairedRatios([10, 30, 5], [20, 15, 0])).toEqual([0.5, 2]);
});
