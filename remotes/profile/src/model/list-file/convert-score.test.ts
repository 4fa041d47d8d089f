import { convertScore, isSameScore, scoreIn, scoreOf100 } from './convert-score.ts';
import { MAX_SCORE } from './file-entry.ts';

const FORMATS = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'] as const;

it.each(FORMATS)('keeps every score of %s through what the tracker stores', (format) => {
  const step = format === 'POINT_10_DECIMAL' ? 0.1 : 1;
  for (let count = 0; count * step <= MAX_SCORE[format]; count += 1) {
    const score = Math.round(count * step * 10) / 10;
    expect(scoreIn(format, scoreOf100(format, score))).toBe(score);
  }
});

it('converts a score of a file to the format of the user', () => {
  expect(convertScore({ value: 8, format: 'POINT_10' }, 'POINT_100')).toBe(80);
  expect(convertScore({ value: 3, format: 'POINT_3' }, 'POINT_10_DECIMAL')).toBe(8.5);
  expect(convertScore({ value: 83, format: 'POINT_100' }, 'POINT_5')).toBe(5);
  expect(convertScore({ value: 4, format: 'POINT_5', of100: 75 }, 'POINT_10_DECIMAL')).toBe(7.5);
  expect(convertScore({ value: 0, format: 'POINT_10' }, 'POINT_100')).toBe(0);
});

it('takes a coarser score for the same that rounds to it', () => {
  const own = { score: 8.3, score100: 83 };
  expect(isSameScore({ value: 8, format: 'POINT_10' }, own, 'POINT_10_DECIMAL')).toBe(true);
  expect(isSameScore({ value: 9, format: 'POINT_10' }, own, 'POINT_10_DECIMAL')).toBe(false);
  expect(isSameScore({ value: 8.4, format: 'POINT_10_DECIMAL' }, own, 'POINT_10_DECIMAL')).toBe(false);
});
