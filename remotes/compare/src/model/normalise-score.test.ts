import { normaliseScore } from './normalise-score.ts';

test.each([
  ['POINT_100', 85, 85],
  ['POINT_10_DECIMAL', 8.5, 85],
  ['POINT_10', 9, 90],
  ['POINT_5', 1, 10],
  ['POINT_5', 5, 90],
  ['POINT_3', 1, 35],
  ['POINT_3', 2, 60],
  ['POINT_3', 3, 85],
] as const)('%s: %d is %d of 100', (format, score, expected) => {
  expect(normaliseScore(score, format)).toBe(expected);
});

test('no score stays no score, and what is above the format is clamped', () => {
  expect(normaliseScore(0, 'POINT_3')).toBe(0);
  expect(normaliseScore(12, 'POINT_10')).toBe(100);
  expect(normaliseScore(120, 'POINT_100')).toBe(100);
});

test('an unknown format is an error that names it', () => {
  expect(() => normaliseScore(5, 'POINT_7')).toThrow('Format "POINT_7" not found');
});
