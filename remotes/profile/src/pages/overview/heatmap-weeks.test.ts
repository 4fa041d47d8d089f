import { heatmapWeeks } from './heatmap-weeks.ts';

/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 15);
const secondsAt = (month: number, day: number) => Date.UTC(2026, month - 1, day) / 1000;

test('there are 25 weeks from Monday on, and the last ends today', () => {
  const weeks = heatmapWeeks([], now);
  expect(weeks).toHaveLength(25);
  expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
  expect(weeks.at(-1)).toHaveLength(6);
  expect(weeks.every((week) => new Date(week[0]?.time ?? 0).getUTCDay() === 1)).toBe(true);
  expect(weeks.at(-1)?.at(-1)?.time).toBe(Date.UTC(2026, 10, 21));
});

test('a day has its amount and level; one long ago is left out', () => {
  const history = [
    { date: secondsAt(11, 20), amount: 4, level: 7 },
    { date: secondsAt(1, 1), amount: 9, level: 10 },
  ];
  const days = heatmapWeeks(history, now).flat();
  expect(days.filter((day) => day.level > 0)).toEqual([
    { time: Date.UTC(2026, 10, 20), amount: 4, level: 7 },
  ]);
});

test('on a Monday the last week has one day', () => {
  expect(heatmapWeeks([], Date.UTC(2026, 10, 23, 1)).at(-1)).toHaveLength(1);
});

test.each([
  [7, 0],
  [6, 6],
])('a week begins on the day that it begins on where the user lives: %i', (firstDay, weekday) => {
  const weeks = heatmapWeeks([], now, firstDay);
  expect(weeks.every((week) => new Date(week[0]?.time ?? 0).getUTCDay() === weekday)).toBe(true);
  expect(weeks.at(-1)?.at(-1)?.time).toBe(Date.UTC(2026, 10, 21));
});
