import { storedText, storedTexts } from './stored-text.ts';

test('a text ends before the first sign that takes four bytes', () => {
  expect(storedText('Loved it 🤔 and the rest')).toBe('Loved it ');
  expect(storedText('🇯🇵')).toBe('');
  expect(storedText('half \ud83e')).toBe('half ');
});

test('signs of three bytes and entities are kept', () => {
  const text = 'ありがとう ❤ שלום &amp; &#129300; &#x1F914;';
  expect(storedText(text)).toBe(text);
});

test('all texts of a setting are cut, and nothing else changes', () => {
  expect(
    storedTexts({ names: ['Best 🤔', 'Rain'], about: 'Hi 🤔', isOn: true, count: 3, none: null }),
  ).toEqual({
    names: ['Best ', 'Rain'],
    about: 'Hi ',
    isOn: true,
    count: 3,
    none: null,
  });
});
