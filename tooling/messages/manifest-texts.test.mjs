import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { manifestTexts } from './manifest-texts.mjs';

const routes = [
  {
    type: 'route',
    title: { message: 'User' },
    children: [{ title: { message: 'Lists' } }, { title: 'Tsugi' }],
  },
  { type: 'navigation', label: { message: 'Open', context: 'verb' } },
];
const GERMAN = new Map([
  [generateMessageId('Lists'), 'Listen'],
  [generateMessageId('Open', 'verb'), 'Öffnen'],
  [generateMessageId('Elsewhere'), 'Woanders'],
  [generateMessageId('User'), 'User'],
]);
const catalogueOf = (language) => (language === 'de' ? GERMAN : new Map());

test('titles and labels stand by their English text, without those that are the same or have no translation', () => {
  expect(manifestTexts(routes, ['de', 'ja'], catalogueOf)).toEqual({
    de: { Lists: 'Listen', Open: 'Öffnen' },
  });
});

test('nothing is said of a remote without translations', () => {
  expect(manifestTexts(routes, ['ja'], catalogueOf)).toBeUndefined();
});

test('one text with two meanings is refused', () => {
  const twice = [...routes, { type: 'navigation', label: { message: 'Open' } }];
  expect(() => manifestTexts(twice, ['de'], catalogueOf)).toThrow('"Open" in two contexts: verb and none');
});
