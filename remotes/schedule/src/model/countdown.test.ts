import { countdown } from './countdown.ts';

const MINUTE_MS = 60_000;

test.each([
  ['in 1 min', 20_000],
  ['in 59 min', 59 * MINUTE_MS],
  ['in 1 h', 60 * MINUTE_MS],
  ['in 2 h 14 min', 134 * MINUTE_MS],
  ['in 23 h 59 min', (24 * 60 - 1) * MINUTE_MS],
  [undefined, 24 * 60 * MINUTE_MS],
  [undefined, 0],
  [undefined, -MINUTE_MS],
])('%s', (text, left) => {
  expect(countdown(1_000_000_000_000 + left, 1_000_000_000_000)).toBe(text);
});
