import fc from 'fast-check';
import { refreshIntervalMs } from './refresh-interval.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NOW_SECONDS = NOW / 1000;

/** Things made every so many seconds, the last one `silence` seconds ago. */
function every(seconds: number, silence = seconds, count = 25): readonly number[] {
  return Array.from({ length: count }, (_, index) => NOW_SECONDS - silence - index * seconds);
}

it('refreshes a busy feed at the shortest interval', () => {
  expect(refreshIntervalMs(every(1), NOW)).toBe(15_000);
});

it('refreshes a quiet feed and an empty one every five minutes', () => {
  expect(refreshIntervalMs(every(86_400), NOW)).toBe(300_000);
  expect(refreshIntervalMs([], NOW)).toBe(300_000);
});

it('refreshes when two new items are expected', () => {
  expect(refreshIntervalMs(every(30), NOW)).toBe(60_000);
  expect(refreshIntervalMs([NOW_SECONDS - 40], NOW)).toBe(80_000);
});

it('slows down when a busy feed falls silent', () => {
  expect(refreshIntervalMs(every(10, 900), NOW)).toBeGreaterThan(refreshIntervalMs(every(10), NOW));
});

it('counts the newest ten alone', () => {
  expect(refreshIntervalMs([...every(30, 30, 10), ...every(86_400)], NOW)).toBe(60_000);
});

it('stays between its bounds, also when the clocks disagree', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (ages) => {
      const interval = refreshIntervalMs(
        ages.map((age) => NOW_SECONDS - age),
        NOW,
      );
      expect(interval).toBeGreaterThanOrEqual(15_000);
      expect(interval).toBeLessThanOrEqual(300_000);
    }),
  );
});
