import { joined } from './joined.ts';

const now = Date.UTC(2026, 10, 21, 12);
const secondsAt = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12) / 1000;

test('joining reads as a date and in whole days', () => {
  expect(joined(secondsAt(2026, 11, 1), now)).toEqual({
    date: 'Nov 1, 2026',
    iso: '2026-11-01',
    days: 20,
  });
});

test('days are counted over years', () => {
  expect(joined(secondsAt(2026, 11, 20), now)?.days).toBe(1);
  expect(joined(secondsAt(2021, 3, 3), now)?.days).toBe(2089);
});

test('an account without a date says nothing, and a clock behind the service never counts below zero', () => {
  expect(joined(null, now)).toBeUndefined();
  expect(joined(0, now)).toBeUndefined();
  expect(joined(secondsAt(2026, 11, 30), now)?.days).toBe(0);
});
