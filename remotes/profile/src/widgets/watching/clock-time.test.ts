import { clockTime, weekday } from './clock-time.ts';

it('names the day and the time of day in the time zone of the user', () => {
  const night = new Date(2026, 10, 22, 0, 5).getTime();
  expect(`${weekday(night)} ${clockTime(night)}`).toBe('Sunday 00:05');
  const saturday = new Date(2026, 10, 28, 23, 40).getTime();
  expect(`${weekday(saturday)} ${clockTime(saturday)}`).toBe('Saturday 23:40');
});
