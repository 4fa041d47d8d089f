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

test('of a week in parts of 8 days, the two at the border further from today are one request', () => {
  const week = { fromMs: Date.parse('2026-11-22T15:00:00Z'), toMs: Date.parse('2026-11-29T15:00:00Z') };
  const daysAt = (now: string) =>
    utcDaysOf(week, Date.parse(now)).map(
      ({ fromMs, toMs }) => `${dayOfUtc(fromMs)} ${(toMs - fromMs) / DAY_MS}`,
    );
  expect(daysAt('2026-11-23T12:00:00Z')).toEqual([
    '2026-11-23 1',
    '2026-11-24 1',
    '2026-11-22 1',
    '2026-11-25 1',
    '2026-11-26 1',
    '2026-11-27 1',
    '2026-11-28 2',
  ]);
  expect(daysAt('2026-11-29T12:00:00Z')[0]).toBe('2026-11-29 1');
  expect(daysAt('2026-11-29T12:00:00Z').at(-1)).toBe('2026-11-22 2');
  // Of a week that is over, and of one to come, always the same.
  expect(daysAt('2026-12-08T12:00:00Z')).toEqual(daysAt('2027-12-09T12:00:00Z'));
  expect(daysAt('2026-11-01T12:00:00Z')).toEqual(daysAt('2025-11-02T12:00:00Z'));
});

test('a week of 169 hours that meets a delay lies in 9 days of UTC, and takes 7 requests', () => {
  const week = { fromMs: Date.parse('2026-10-24T23:30:00Z'), toMs: Date.parse('2026-11-01T00:30:00Z') };
  expect(utcDaysOf(week, NOW)).toHaveLength(7);
});

test('a week of any zone is asked for in 7 requests at most, which cover it and do not overlap', () => {
  const zone = fc.constantFrom(...allZones());
  const instant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: 1, max: 7 }), (name, ms, firstWeekday) => {
      const span = spanOfDays(daysOfWeek(weekOf(dayOfUtc(ms), firstWeekday), firstWeekday), name);
      const days = utcDaysOf(span, ms).toSorted((one, other) => one.fromMs - other.fromMs);
      expect(days.length).toBeLessThanOrEqual(7);
      expect(days[0]?.fromMs).toBeLessThanOrEqual(span.fromMs);
      expect(days.at(-1)?.toMs).toBeGreaterThanOrEqual(span.toMs);
      days.forEach((day, index) => {
        expect([DAY_MS, 2 * DAY_MS]).toContain(day.toMs - day.fromMs);
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
