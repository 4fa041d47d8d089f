import fc from 'fast-check';
import { addDays, type Day, dayOfUtc, weekdayOf } from './calendar-day.ts';
import { addWeeks, daysOfWeek, formatWeek, parseWeek, weekOf } from './week.ts';

const day = fc.integer({ min: 0, max: 47_000 }).map((days): Day => dayOfUtc(days * 86_400_000));
const firstWeekday = fc.integer({ min: 1, max: 7 });

test.each([
  ['2026-11-26', 1, '2026-W48'],
  // A Sunday belongs to the week that it ends, or to the next one where weeks begin on it.
  ['2026-11-29', 1, '2026-W48'],
  ['2026-11-29', 7, '2026-W49'],
  ['2027-01-03', 1, '2026-W53'],
  ['2024-12-30', 1, '2025-W01'],
  ['2026-11-28', 6, '2026-W49'],
] as const)('%s, where weeks begin on day %s, lies in %s', (of, first, text) => {
  expect(formatWeek(weekOf(of, first))).toBe(text);
});

test('a week has seven days from its first one on, and the URL of each of them shows it', () => {
  fc.assert(
    fc.property(day, firstWeekday, (one, first) => {
      const week = weekOf(one, first);
      const days = daysOfWeek(week, first);
      expect(days).toHaveLength(7);
      expect(days).toContain(one);
      expect(weekdayOf(days[0] ?? one)).toBe(first);
      expect(parseWeek(formatWeek(week))).toEqual(week);
    }),
  );
});

test('weeks follow each other', () => {
  fc.assert(
    fc.property(day, firstWeekday, (one, first) => {
      const week = weekOf(one, first);
      const next = daysOfWeek(addWeeks(week, 1), first);
      expect(next[0]).toBe(addDays(daysOfWeek(week, first)[6] ?? one, 1));
      expect(addWeeks(addWeeks(week, 60), -60)).toEqual(week);
    }),
  );
});

test.each(['2026-W00', '2026-W54', '2025-W53', '2026-48', '0001-W01', '9999-W01', '2026-W4', 'x'])(
  '%s is no week',
  (text) => {
    expect(parseWeek(text)).toBeUndefined();
  },
);

test('a week is found by either spelling of its letter', () => {
  expect(parseWeek('2026-w53')).toEqual({ year: 2026, week: 53 });
});
