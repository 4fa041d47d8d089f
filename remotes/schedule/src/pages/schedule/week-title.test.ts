import { setLanguage } from '@tsugi/i18n';
import { daysText, dayText } from './week-title.ts';

afterEach(() => setLanguage('en'));

test('a week is named by its first and its last day, each part once', () => {
  expect(daysText('2026-11-23', '2026-11-29')).toBe('Nov 23 – 29, 2026');
  expect(daysText('2026-11-30', '2026-12-06')).toBe('Nov 30 – Dec 6, 2026');
  expect(daysText('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027');
  expect(dayText('2026-11-26')).toBe('Nov 26');
});

test('other languages have their own order', () => {
  setLanguage('de');
  expect(daysText('2026-11-23', '2026-11-29')).toMatch(/^23\.\s?–\s?29\.11\.2026$/);
  setLanguage('ja');
  expect(daysText('2026-11-23', '2026-11-29')).toContain('2026/11/23');
});
