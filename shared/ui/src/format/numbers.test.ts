import { exactTime } from './date.ts';
import { formatFuzzyDate, isoFuzzyDate } from './fuzzy-date.ts';
import { formatCompact, formatNumber } from './number.ts';
import { relativeTime, relativeTimeStepMs } from './relative-time.ts';
import { averageText, scoreText, scoreTone } from './score.ts';

describe("a user's score", () => {
  it.each([
    [8.5, 'POINT_10_DECIMAL', '8.5/10'],
    [8, 'POINT_10', '8/10'],
    [85, 'POINT_100', '85/100'],
    [4, 'POINT_5', '4/5 ★'],
    [1, 'POINT_3', '🙁'],
    [2, 'POINT_3', '😐'],
    [3, 'POINT_3', '🙂'],
  ])('%d in %s reads "%s"', (score, format, text) => {
    expect(scoreText(score, format)).toBe(text);
  });

  it('has one decimal and ten points when no format is known', () => {
    expect(scoreText(7.5)).toBe('7.5/10');
  });

  it('of zero is no score, in every format', () => {
    expect(scoreText(0, 'POINT_100')).toBe('');
    expect(scoreText(0, 'POINT_3')).toBe('');
    expect(scoreText(null)).toBe('');
  });

  it('in an unknown format is a mistake of the caller', () => {
    expect(() => scoreText(3, 'POINT_7')).toThrow('Format "POINT_7" not found');
  });
});

it('turns an average of a hundred into one of ten, and none into nothing', () => {
  expect(averageText(84)).toBe('8.4');
  expect(averageText(100)).toBe('10.0');
  expect(averageText(null)).toBe('');
});

it('calls an average good from 75, average from 60, else bad', () => {
  expect([75, 74, 60, 59].map(scoreTone)).toEqual(['good', 'average', 'average', 'bad']);
});

it('writes numbers as Intl does', () => {
  const grouped = new Intl.NumberFormat('ja-JP');
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  const edges = [
    0,
    1,
    999,
    1000,
    1049,
    1050,
    1250,
    9950,
    99_949,
    99_950,
    999_949,
    999_950,
    1_250_000,
    2 ** 31,
  ];
  const spread = Array.from({ length: 3000 }, (_, index) => (index * 7919) ** 2 % 10 ** ((index % 9) + 1));
  for (const value of [...edges, ...spread, 0.25, 12.3456, -1234, -1250]) {
    expect(formatNumber(value)).toBe(grouped.format(value));
    expect(formatCompact(value)).toBe(compact.format(value));
  }
});

it('writes an exact time as Intl does', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  for (let hour = 0; hour < 24; hour += 1) {
    const time = new Date(2026, hour % 12, hour + 1, hour, 5);
    expect(exactTime(time)).toBe(format.format(time).replace('\u202f', ' '));
  }
});

it('groups long numbers and shortens longer ones', () => {
  expect(formatNumber(9310)).toBe('9,310');
  expect(formatCompact(182_345)).toBe('182.3K');
  expect(formatCompact(999)).toBe('999');
});

describe('a relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const before = (seconds: number) => relativeTime(now.getTime() - seconds * 1000, now);

  it.each([
    [0, 'just now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [7_200, '2 hours ago'],
    [86_400 * 3, '3 days ago'],
    [86_400 * 15, '2 weeks ago'],
    [86_400 * 70, '2 months ago'],
    [86_400 * 800, '2 years ago'],
    [-7_300, 'in 2 hours'],
  ])('%d seconds ago reads "%s"', (seconds, text) => {
    expect(before(seconds)).toBe(text);
  });

  it('is looked at again each second below a minute and each minute below an hour', () => {
    expect([59_999, 60_000, 3_599_999, 3_600_000].map(relativeTimeStepMs)).toEqual([
      1_000, 60_000, 60_000, 3_600_000,
    ]);
  });
});

describe('a date of which parts may be unknown', () => {
  it.each([
    [{ year: 2026, month: 10, day: 4 }, 'Oct 4, 2026', '2026-10-04'],
    [{ year: 2026, month: 10, day: null }, 'Oct 2026', ''],
    [{ year: 2026, month: null, day: null }, '2026', ''],
    [{ year: null, month: 10, day: 4 }, 'Oct 4', ''],
    [{ year: null, month: null, day: null }, '', ''],
    [null, '', ''],
  ])('%j reads "%s", and "%s" in a date input', (date, text, iso) => {
    expect(formatFuzzyDate(date)).toBe(text);
    expect(isoFuzzyDate(date)).toBe(iso);
  });
});
