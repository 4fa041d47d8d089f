import fc from 'fast-check';
import { addDays, type Day } from './calendar-day.ts';
import { daysOfWeek, parseWeek } from './week.ts';
import { allZones, clockAt, dayAt, isZone, offsetText, spanOfDay, spanOfDays, startOfDay } from './zone.ts';

const HOUR_MS = 3_600_000;

/** Hours of a week that begins on a Monday. */
function hoursOf(text: string, zone: string): number {
  const week = parseWeek(text);
  const span = spanOfDays(week ? daysOfWeek(week, 1) : [], zone);
  return (span.toMs - span.fromMs) / HOUR_MS;
}

describe('where an episode airs at 15:00 UTC, users see it on the day and at the time of their own clocks', () => {
  const at = Date.parse('2026-03-08T15:00:00Z');
  test.each([
    ['Asia/Tokyo', '2026-03-09', '00:00', 'UTC+9'],
    ['Asia/Kathmandu', '2026-03-08', '20:45', 'UTC+5:45'],
    // Clocks were set forward that night.
    ['America/New_York', '2026-03-08', '11:00', 'UTC−4'],
    ['Australia/Lord_Howe', '2026-03-09', '02:00', 'UTC+11'],
    ['America/St_Johns', '2026-03-08', '12:30', 'UTC−2:30'],
    ['UTC', '2026-03-08', '15:00', 'UTC'],
  ])('%s: %s at %s', (zone, day, clock, offset) => {
    expect([dayAt(at, zone), clockAt(at, zone), offsetText(at, zone)]).toEqual([day, clock, offset]);
  });
});

describe('the hours of a week', () => {
  test.each([
    ['New York, clocks set forward', '2026-W10', 'America/New_York', 167],
    ['New York, clocks set back', '2026-W44', 'America/New_York', 169],
    ['Berlin, clocks set forward', '2026-W13', 'Europe/Berlin', 167],
    ['Berlin, clocks set back', '2026-W43', 'Europe/Berlin', 169],
    ['Lord Howe, clocks set back by half an hour', '2026-W14', 'Australia/Lord_Howe', 168.5],
    ['Lord Howe, clocks set forward by half an hour', '2026-W40', 'Australia/Lord_Howe', 167.5],
    ['Tokyo never sets its clocks', '2026-W10', 'Asia/Tokyo', 168],
    ['Kathmandu neither', '2026-W44', 'Asia/Kathmandu', 168],
    ['Cairo sets them forward at midnight', '2026-W17', 'Africa/Cairo', 167],
    ['Santiago sets them back at midnight', '2026-W14', 'America/Santiago', 169],
    ['Samoa left a day out', '2011-W52', 'Pacific/Apia', 144],
  ])('%s', (_what, week, zone, hours) => {
    expect(hoursOf(week, zone)).toBe(hours);
  });
});

test('a day whose midnight is left out begins with the first minute that there is', () => {
  const start = startOfDay('2026-04-24', 'Africa/Cairo');
  expect([dayAt(start, 'Africa/Cairo'), clockAt(start, 'Africa/Cairo')]).toEqual(['2026-04-24', '01:00']);
});

test('in every zone the days follow each other without a gap, and each instant lies in the day that its clock tells', () => {
  const zone = fc.constantFrom(...allZones());
  const instant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(zone, instant, (name, ms) => {
      const day = dayAt(ms, name);
      const { fromMs, toMs } = spanOfDay(day, name);
      expect(fromMs).toBeLessThanOrEqual(ms);
      expect(toMs).toBeGreaterThan(ms);
      expect(spanOfDay(addDays(day, 1), name).fromMs).toBe(toMs);
    }),
    { numRuns: 400 },
  );
});

test('the zone of the device, read without the rules of a named one, gives the same days and times', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(instant, (ms) => {
      const day: Day = dayAt(ms, undefined);
      expect(day).toBe(dayAt(ms, own));
      expect(clockAt(ms, undefined)).toBe(clockAt(ms, own));
      expect(startOfDay(day, undefined)).toBe(startOfDay(day, own));
    }),
  );
});

test('only names that the browser knows are zones', () => {
  expect(isZone('Asia/Tokyo')).toBe(true);
  expect(isZone('Tokyo/Asia')).toBe(false);
  expect(isZone('')).toBe(false);
});
