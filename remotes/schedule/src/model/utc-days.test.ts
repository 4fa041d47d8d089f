import fc from 'fast-check';
import { dayOfUtc } from './calendar-day.ts';
import { utcDaysOf } from './utc-days.ts';
import { daysOfWeek, weekOf } from './week.ts';
import { allZones, spanOfDays } from './zone.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-26T21:30:00Z');

test('today comes first, then the days around it, the later of two first', () => {
  const span = { fromMs: Date.parse('2026-11-23T23:00:00Z'), toMs: Date.parse('2026-11-29T23:00:00Z') };
  expect(utcDaysOf(span, NOW).map(({ fromMs }) => dayOfUtc(fromMs))).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-25',
    '2026-11-28',
    '2026-11-24',
    '2026-11-29',
    '2026-11-23',
  ]);
});

test('a week of any zone is asked for in 8 days at most, which cover it and do not overlap', () => {
  const zone = fc.constantFrom(...allZones());
  const instant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: 1, max: 7 }), (name, ms, firstWeekday) => {
      const span = spanOfDays(daysOfWeek(weekOf(dayOfUtc(ms), firstWeekday), firstWeekday), name);
      const days = utcDaysOf(span, ms).toSorted((one, other) => one.fromMs - other.fromMs);
      expect(days.length).toBeLessThanOrEqual(8);
      expect(days[0]?.fromMs).toBeLessThanOrEqual(span.fromMs);
      expect(days.at(-1)?.toMs).toBeGreaterThanOrEqual(span.toMs);
      days.forEach((day, index) => {
        expect(day.toMs - day.fromMs).toBe(DAY_MS);
        expect(day.fromMs).toBe(days[index - 1]?.toMs ?? day.fromMs);
        // The second before the day, and the first one after it.
        expect(day.variables).toEqual({ after: day.fromMs / 1000 - 1, before: day.toMs / 1000, part: 1 });
      });
    }),
    { numRuns: 200 },
  );
});

test('a day is past once it is over', () => {
  const span = { fromMs: NOW - 2 * DAY_MS, toMs: NOW };
  expect(utcDaysOf(span, NOW).map(({ isPast }) => isPast)).toEqual([false, true, true]);
});
