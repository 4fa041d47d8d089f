/** @jest-environment node */
import { partsOf } from './compile-message.mjs';
import { pseudoMessage } from './pseudo.mjs';

it('makes a text longer and accented, in brackets', () => {
  expect(pseudoMessage('Remove from list', 'x-pseudo')).toBe('[Ŕééḿöövéé ƒŕööḿ ĺîîšţ]');
  const text = 'An error occurred while the list was loading';
  const growth = pseudoMessage(text, 'x-pseudo').length / text.length;
  expect(growth).toBeGreaterThan(1.25);
});

it.each(['x-pseudo', 'x-pseudo-rtl'])(
  'leaves placeholders, tags and choices of %s as they are',
  (language) => {
    const message = "<0>{user}</0> isn't '{here}': {count, plural, one {# title} other {# titles}}<1/>";
    expect(partsOf(pseudoMessage(message, language))).toEqual(partsOf(message));
  },
);

it('writes each word from right to left', () => {
  expect(pseudoMessage('Go {name}', 'x-pseudo-rtl')).toBe('[\u200f\u202eĜöö\u202c\u200f {name}]');
});
