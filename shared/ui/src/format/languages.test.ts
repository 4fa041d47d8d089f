import { setLanguage } from '@tsugi/i18n';
import { compareTexts } from './compare-texts.ts';
import { exactTime, firstDayOfWeek, fullTime, weekdayName } from './date.ts';
import { formatFuzzyDate } from './fuzzy-date.ts';
import { formatList, joinItems } from './list.ts';
import { formatCompact, formatFixed, formatNumber } from './number.ts';
import { relativeTime } from './relative-time.ts';
import { averageText } from './score.ts';

const time = new Date(2026, 9, 4, 14, 5);

afterEach(() => setLanguage('en'));

it('writes numbers in the way of the language', () => {
  setLanguage('de');
  expect([formatNumber(41_204), formatNumber(1.5), formatFixed(8.4, 2), averageText(84)]).toEqual([
    '41.204',
    '1,5',
    '8,40',
    '8,4',
  ]);
  setLanguage('ja');
  expect([formatNumber(41_204), formatCompact(182_300), averageText(84)]).toEqual([
    '41,204',
    '18.2万',
    '8.4',
  ]);
});

it('writes as much of a date as is known in the way of the language', () => {
  const dates = [
    { year: 2026, month: 10, day: 4 },
    { year: 2026, month: 10 },
    { year: 2026 },
    { month: 2, day: 29 },
    {},
  ];
  setLanguage('de');
  expect(dates.map(formatFuzzyDate)).toEqual(['4. Okt. 2026', 'Okt. 2026', '2026', '29. Feb.', '']);
  setLanguage('ja');
  expect(dates.map(formatFuzzyDate)).toEqual(['2026年10月4日', '2026年10月', '2026年', '2月29日', '']);
});

it('writes times in the way of the language', () => {
  setLanguage('de');
  expect([exactTime(time), weekdayName(time)]).toEqual(['04.10.2026, 14:05', 'Sonntag']);
  expect(fullTime(time)).toBe('Sonntag, 4. Oktober 2026 um 14:05');
  setLanguage('ja');
  expect([exactTime(time), weekdayName(time)]).toEqual(['2026/10/04 14:05', '日曜日']);
});

it('says how long ago something was in the way of the language', () => {
  const texts = () => [relativeTime(0, 180_000), relativeTime(2 * 86_400_000, 0)];
  expect(texts()).toEqual(['3 minutes ago', 'in 2 days']);
  setLanguage('de');
  expect(texts()).toEqual(['vor 3 Minuten', 'in 2 Tagen']);
  setLanguage('ja');
  expect(texts()).toEqual(['3 分前', '2 日後']);
});

it('lists items in the way of the language', () => {
  const texts = () => [formatList(['A', 'B', 'C']), formatList(['A']), formatList([]), joinItems(['A', 'B'])];
  expect(texts()).toEqual(['A, B and C', 'A', '', 'A, B']);
  setLanguage('de');
  expect(texts()).toEqual(['A, B und C', 'A', '', 'A, B']);
  setLanguage('ja');
  expect(texts()).toEqual(['A、B、C', 'A', '', 'A、B']);
});

it('sorts in the order of the language', () => {
  setLanguage('de');
  expect(['Zorn', 'Ärger', 'Angst'].toSorted(compareTexts)).toEqual(['Angst', 'Ärger', 'Zorn']);
});

it('begins a week on the day of the country that the browser names, or of the language', () => {
  expect([firstDayOfWeek('en-US'), firstDayOfWeek('en-GB')]).toEqual([7, 1]);
  setLanguage('de');
  expect(firstDayOfWeek('en-US')).toBe(1);
});
