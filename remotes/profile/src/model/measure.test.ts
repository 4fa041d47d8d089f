import { daysText, measuresText, measureText } from './measure.ts';

const item = { count: 1, meanScore: 72.456, minutesWatched: 2160, chaptersRead: 1204 };

test('each measure has its text', () => {
  expect(measureText(item, 'count', 'anime')).toBe('1');
  expect(measureText(item, 'progress', 'anime')).toBe('1.5');
  expect(measureText(item, 'progress', 'manga')).toBe('1,204');
  expect(measureText(item, 'score', 'anime')).toBe('72.46');
  expect(measureText({ ...item, meanScore: 0 }, 'score', 'anime')).toBe('N/A');
});

test('all of them together read as a sentence', () => {
  expect(measuresText(item, 'anime')).toBe('1 title, 1.5 days, mean score 72.46');
  expect(measuresText({ ...item, count: 2, chaptersRead: 1, meanScore: 0 }, 'manga')).toBe(
    '2 titles, 1 chapter, no score',
  );
});

test('many days are grouped', () => {
  expect(daysText(1234.56 * 1440)).toBe('1,234.6');
  expect(daysText(0)).toBe('0.0');
});
