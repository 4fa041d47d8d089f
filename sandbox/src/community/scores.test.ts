import fc from 'fast-check';
import { rawScore, scoreIn } from './scores.ts';
import { SCORE_FORMATS } from './user.ts';

test('a score in its own format survives being stored', () => {
  const steps = { POINT_100: 100, POINT_10_DECIMAL: 100, POINT_10: 10, POINT_5: 5, POINT_3: 3 };
  fc.assert(
    fc.property(fc.constantFrom(...SCORE_FORMATS), fc.nat(), (format, seed) => {
      const step = seed % (steps[format] + 1);
      const score = format === 'POINT_10_DECIMAL' ? step / 10 : step;
      expect(scoreIn(format, rawScore(format, score))).toBeCloseTo(score, 5);
    }),
  );
});

test('no score stays no score in every format', () => {
  expect(SCORE_FORMATS.map((format) => scoreIn(format, rawScore(format, 0)))).toEqual([0, 0, 0, 0, 0]);
});

test('a score beyond the format is clamped', () => {
  expect(scoreIn('POINT_10', rawScore('POINT_10', 99))).toBe(10);
  expect(scoreIn('POINT_3', rawScore('POINT_3', 7))).toBe(3);
});
