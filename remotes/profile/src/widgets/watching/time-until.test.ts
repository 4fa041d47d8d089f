import fc from 'fast-check';
import { countdownIntervalMs, dayUntil, endOfDay, startOfDay, timeUntil } from './time-until.ts';

// A Saturday, in whatever time zone the tests run.
const NOW = new Date(2026, 10, 21, 12, 0, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [1, 'in 1 s'],
  [41_000, 'in 41 s'],
  [59_001, 'in 60 s'],
  [MINUTE, 'in 1 min'],
  [14 * MINUTE + 59_999, 'in 14 min'],
  [2 * HOUR, 'in 2 h'],
  [2 * HOUR + 14 * MINUTE, 'in 2 h 14 min'],
  [DAY - 1, 'in 23 h 59 min'],
  [DAY, 'in 1 day'],
  [7 * DAY - 1, 'in 7 days'],
  [0, 'now'],
])('%i ms ahead is %s', (left, text) => {
  expect(timeUntil(NOW + left, NOW)).toBe(text);
});

test.each([
  [2 * HOUR, 'in 2 h'],
  [DAY + HOUR, 'tomorrow'],
  [3 * DAY, 'on Tuesday'],
  [6 * DAY, 'on Friday'],
  [9 * DAY, 'in 9 days'],
])('a day reads by its name, %i ms ahead: %s', (left, text) => {
  expect(dayUntil(NOW + left, NOW)).toBe(text);
});

test('a day begins and ends at midnight', () => {
  expect(startOfDay(NOW)).toBe(new Date(2026, 10, 21).getTime());
  expect(endOfDay(NOW)).toBe(new Date(2026, 10, 22).getTime());
});

test.each([
  [90_000, 1000],
  [3 * HOUR, 30_000],
  [-1, undefined],
])('a countdown of %i ms renders again every %s ms', (left, intervalMs) => {
  expect(countdownIntervalMs(NOW + left, NOW)).toBe(intervalMs);
});

test('what ends is counted to its very second, and a text of minutes is late by less than half a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * DAY }), (left) => {
      const at = NOW + left;
      let now = NOW;
      for (let ticks = 0; ticks < 400; ticks += 1) {
        const interval = countdownIntervalMs(at, now);
        if (interval === undefined) break;
        const next = (Math.floor(now / interval) + 1) * interval;
        const nextTick = Math.min(next, at);
        if (left - (now - NOW) < MINUTE) expect(interval).toBe(1000);
        expect(nextTick - now).toBeLessThanOrEqual(30_000);
        now = next;
      }
    }),
    { numRuns: 50 },
  );
});
