import { dateRange } from './date-range.ts';

const october = { year: 2026, month: 10, day: 4 };
const december = { year: 2026, month: 12, day: 20 };

it.each([
  ['within a year', october, december, 'Oct 4 to Dec 20, 2026'],
  ['over years', { ...october, year: 2025 }, december, 'Oct 4, 2025 to Dec 20, 2026'],
  ['a single day', october, october, 'Oct 4, 2026'],
  ['years alone', { year: 2025 }, { year: 2026 }, '2025 to 2026'],
  ['one year alone', { year: 2026 }, { year: 2026 }, '2026'],
  ['an unknown beginning', null, december, 'until Dec 20, 2026'],
  ['nothing known', null, null, ''],
])('%s', (_, start, end, text) => {
  expect(dateRange(start, end, false)).toBe(text);
});

it('leaves the end open while it goes on', () => {
  expect(dateRange(october, null, true)).toBe('Oct 4, 2026 to ?');
});
