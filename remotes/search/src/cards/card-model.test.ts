import { inLanguage, keyOf } from '@tsugi/i18n/testing';
import { media } from '../testing/media.ts';
import { cardModel } from './card-model.ts';

const entry = (score: number) => ({ id: 9, status: 'COMPLETED' as const, progress: 12, score });

it.each([
  ['POINT_100', 85, '85/100'],
  ['POINT_10_DECIMAL', 8.5, '8.5/10'],
  ['POINT_5', 4, '4/5 ★'],
  ['POINT_3', 3, '🙂'],
] as const)("has the viewer's score as %s", (format, score, text) => {
  expect(cardModel(media(1, 'Paper Moon', { mediaListEntry: entry(score) }), format).ownScore).toBe(text);
});

it('has no own score of a title that is not scored, not on the list, or while the format is unknown', () => {
  expect(cardModel(media(1, 'Paper Moon', { mediaListEntry: entry(0) }), 'POINT_10').ownScore).toBe('');
  expect(cardModel(media(1, 'Paper Moon'), 'POINT_10').ownScore).toBe('');
  expect(cardModel(media(1, 'Paper Moon', { mediaListEntry: entry(8) }), undefined).ownScore).toBe('');
});

it('is the same object for the same response until the format becomes known', () => {
  const work = media(1, 'Paper Moon', { mediaListEntry: entry(8) });
  const before = cardModel(work, undefined);
  expect(cardModel(work, undefined)).toBe(before);
  expect(cardModel(work, 'POINT_10').ownScore).toBe('8/10');
  expect(cardModel(work, 'POINT_10')).toBe(cardModel(work, 'POINT_10'));
});

it('says its facts in the language that the page has changed to', () => {
  const work = media(1, 'Paper Moon');
  expect(cardModel(work, undefined).facts).toBe('TV · 2026 · 12 ep');
  inLanguage('ja', { [keyOf([[0], ' ep'])]: [[0], '話'] });
  expect(cardModel(work, undefined).facts).toBe('TV · 2026 · 12話');
  inLanguage('en');
  expect(cardModel(work, undefined).facts).toBe('TV · 2026 · 12 ep');
});
