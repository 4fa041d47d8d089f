import { scoreRule } from '@tsugi/data/pure';
import fc from 'fast-check';
import { advancedScore, clampCount, clampScore, toggledScore } from './score-format.ts';

const FORMATS = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'] as const;
const MAXIMA = { POINT_100: 100, POINT_10_DECIMAL: 10, POINT_10: 10, POINT_5: 5, POINT_3: 3 } as const;
const anyNumber = fc.double({ noNaN: true, min: -1e6, max: 1e6 });

test.each(FORMATS)('a score in %s lies within the format and is one that it can hold', (format) => {
  fc.assert(
    fc.property(anyNumber, (value) => {
      const score = clampScore(value, format);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(MAXIMA[format]);
      const steps = format === 'POINT_10_DECIMAL' ? Math.round(score * 10) / 10 : Math.round(score);
      expect(score).toBe(steps);
      expect(clampScore(score, format)).toBe(score);
    }),
  );
});

test('a format that the service does not have is an error', () => {
  expect(() => scoreRule('POINT_7')).toThrow('Format "POINT_7" not found');
  expect(() => clampScore(3, 'constructor')).toThrow('Format "constructor" not found');
});

test('a number that cannot be read stays one, so that it is refused and not saved as zero', () => {
  expect(clampScore(Number.NaN, 'POINT_10')).toBeNaN();
  expect(clampCount(Number.NaN, 12)).toBeNaN();
});

test('one decimal is rounded half up as it is written', () => {
  expect(clampScore(8.25, 'POINT_10_DECIMAL')).toBe(8.3);
  expect(clampScore(1.15, 'POINT_10_DECIMAL')).toBe(1.2);
  expect(clampScore(7.449, 'POINT_10_DECIMAL')).toBe(7.4);
});

test('counts are whole numbers within the total, or any safe number without one', () => {
  expect(clampCount(13, 12)).toBe(12);
  expect(clampCount(-1, 12)).toBe(0);
  expect(clampCount(3.9, 12)).toBe(3);
  expect(clampCount(1e300, null)).toBe(Number.MAX_SAFE_INTEGER);
});

test('the score is the average of the sub-scores that were given', () => {
  expect(advancedScore([8, 0, 9], 'POINT_10_DECIMAL')).toBe(8.5);
  expect(advancedScore([80, 85, 0, 0], 'POINT_100')).toBe(83);
  expect(advancedScore([7, 7.5, 7.3], 'POINT_10_DECIMAL')).toBe(7.3);
});

test('without a sub-score above zero there is nothing to compute', () => {
  expect(advancedScore([], 'POINT_100')).toBeUndefined();
  expect(advancedScore([0, 0], 'POINT_100')).toBeUndefined();
});

test('sub-scores that add up to nothing are a mistake of the caller', () => {
  expect(() => advancedScore([5, -5], 'POINT_10')).toThrow('Total is 0');
});

test.each(FORMATS)('in %s the computed score lies between the lowest and the highest sub-score', (format) => {
  const max = MAXIMA[format];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max }), { maxLength: 6 }), (subScores) => {
      const given = subScores.filter((score) => score > 0);
      const score = advancedScore(subScores, format);
      if (given.length === 0) return expect(score).toBeUndefined();
      expect(score).toBeGreaterThanOrEqual(Math.min(...given));
      expect(score).toBeLessThanOrEqual(Math.max(...given));
    }),
  );
});

test('pressing the selected star or face takes the score back', () => {
  expect(toggledScore(4, 4)).toBe(0);
  expect(toggledScore(4, 2)).toBe(2);
  expect(toggledScore(0, 1)).toBe(1);
});
