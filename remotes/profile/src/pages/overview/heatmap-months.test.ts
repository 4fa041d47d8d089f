import { heatmapMonths, heatmapWeeks } from './heatmap-weeks.ts';

const monthsAt = (month: number, day: number) =>
  heatmapMonths(heatmapWeeks([], Date.UTC(2026, month - 1, day)));

test('a month stands over the first week that begins in it', () => {
  // The 25 weeks begin on Monday, June 8.
  expect(monthsAt(11, 28)).toEqual([
    { label: 'Jun', week: 0 },
    { label: 'Jul', week: 4 },
    { label: 'Aug', week: 8 },
    { label: 'Sep', week: 13 },
    { label: 'Oct', week: 17 },
    { label: 'Nov', week: 21 },
  ]);
});

test('a month without room for its label has none', () => {
  // The first week begins on July 27, the second in August.
  const months = monthsAt(1, 15);
  expect(monthsAt(1, 15)[0]).toEqual({ label: 'Aug', week: 1 });
  // The last week begins on the month's first Monday.
  expect(monthsAt(11, 3).at(-1)?.label).toBe('Oct');
  expect(months.every(({ week }, index) => index === 0 || week > (months[index - 1]?.week ?? 0))).toBe(true);
});
