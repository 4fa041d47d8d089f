import fc from 'fast-check';
import { dayUntil, endOfDay, startOfDay, timeUntil } from './time-until.ts';

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
  expect(timeUntil(NOW + left, NOW).text).toBe(text);
});

test.each([
  [2 * HOUR, 'in 2 h'],
  [DAY + HOUR, 'tomorrow'],
  [3 * DAY, 'on Tuesday'],
  [6 * DAY, 'on Friday'],
  [9 * DAY, 'in 9 days'],
])('a day is told by its name, %i ms ahead: %s', (left, text) => {
  expect(dayUntil(NOW + left, NOW).text).toBe(text);
});

test('a day begins and ends at midnight', () => {
  expect(startOfDay(NOW)).toBe(new Date(2026, 10, 21).getTime());
  expect(endOfDay(NOW)).toBe(new Date(2026, 10, 22).getTime());
});

test('a text stays right until it says it changes, and changes then', () => {
  const ahead = fc.integer({ min: 1, max: 20 * DAY });
  fc.assert(
    fc.property(ahead, fc.constantFrom(timeUntil, dayUntil), (left, describe) => {
      const at = NOW + left;
      const { text, changesAtMs } = describe(at, NOW);
      expect(changesAtMs).toBeGreaterThan(NOW);
      expect(describe(at, changesAtMs - 1).text).toBe(text);
      // At midnight "on Tuesday" may still be "on Tuesday": it is looked at again, that is all.
      if (left < DAY) expect(describe(at, changesAtMs).text).not.toBe(text);
    }),
  );
});
