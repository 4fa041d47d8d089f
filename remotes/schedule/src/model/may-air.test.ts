import { mayAir } from './may-air.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const thisWeek = { fromMs: NOW - 3 * 86_400_000, toMs: NOW + 4 * 86_400_000 };
const nextWeek = { fromMs: thisWeek.toMs, toMs: thisWeek.toMs + WEEK_MS };
const lastYear = { fromMs: NOW - 52 * WEEK_MS, toMs: NOW - 51 * WEEK_MS };

const seconds = (ms: number) => ms / 1000;
const date = (year: number, month: number | null = null, day: number | null = null) => ({ year, month, day });
const next = (ms: number) => ({ id: 1, episode: 5, airingAt: seconds(ms) });

const running = {
  media: { status: 'RELEASING', startDate: date(2026, 10, 4), endDate: null },
  next: next(nextWeek.fromMs + 1000),
} as const;

test('what runs may have aired this week, and airs next week when its next episode does', () => {
  expect(mayAir(running, thisWeek, NOW)).toBe(true);
  expect(mayAir(running, nextWeek, NOW)).toBe(true);
  expect(mayAir({ ...running, next: next(nextWeek.toMs) }, nextWeek, NOW)).toBe(false);
});

test('nothing is ahead of what has no next episode', () => {
  expect(mayAir({ ...running, next: null }, nextWeek, NOW)).toBe(false);
  expect(mayAir({ ...running, next: null }, thisWeek, NOW)).toBe(true);
});

test('what has not begun airs from its first episode on', () => {
  const media = { status: 'NOT_YET_RELEASED', startDate: date(2026, 11), endDate: null } as const;
  expect(mayAir({ media, next: next(thisWeek.toMs - 1000) }, thisWeek, NOW)).toBe(true);
  expect(mayAir({ media, next: next(nextWeek.toMs) }, thisWeek, NOW)).toBe(false);
  expect(mayAir({ media, next: null }, thisWeek, NOW)).toBe(false);
});

test.each([
  ['that ended the week before', date(2026, 11, 18), true],
  ['that ended long ago', date(2026, 6, 28), false],
  ['of which only the year of its end is known', date(2026), true],
  ['of which only the month of its end is known', date(2026, 9), false],
  ['of which no end is known', null, true],
])('a finished one %s is asked for this week: %s', (_what, endDate, expected) => {
  const media = { status: 'FINISHED', startDate: date(2026, 4, 5), endDate } as const;
  expect(mayAir({ media, next: null }, thisWeek, NOW)).toBe(expected);
});

test('a week of the past has what ran then', () => {
  const media = { status: 'FINISHED', startDate: date(2025, 10, 5), endDate: date(2025, 12, 28) } as const;
  expect(mayAir({ media, next: null }, lastYear, NOW)).toBe(true);
  expect(mayAir(running, lastYear, NOW)).toBe(false);
  expect(mayAir({ ...running, media: { ...running.media, startDate: null } }, lastYear, NOW)).toBe(true);
});

test('what was cancelled never airs', () => {
  expect(mayAir({ ...running, media: { ...running.media, status: 'CANCELLED' } }, thisWeek, NOW)).toBe(false);
});
