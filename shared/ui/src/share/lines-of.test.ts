import fc from 'fast-check';
import { linesOf } from './lines-of.ts';

/** Ten letters have room. */
const fits = (line: string) => [...line].length <= 10;

test.each([
  ['Paper Moon', ['Paper Moon']],
  ['Paper Moon over the Sea', ['Paper Moon', 'over the', 'Sea']],
  ['Nobody, nobody knows!', ['Nobody,', 'nobody', 'knows!']],
  ['', []],
  ['Donaudampfschiff', ['Donaudamp…']],
])('"%s" has these lines', (text, lines) => {
  expect(linesOf(text, fits)).toEqual(lines);
});

test('a language without blanks breaks between its words', () => {
  const lines = linesOf('紙の月と海の向こうの物語', fits);
  expect(lines.length).toBe(2);
  expect(lines.join('')).toBe('紙の月と海の向こうの物語');
});

test('more than there is room for ends with an ellipsis that has room too', () => {
  expect(linesOf('Paper Moon over the Sea', fits, 2)).toEqual(['Paper Moon', 'over the…']);
  expect(linesOf('Paper Moon over the Sea', fits, 1)).toEqual(['Paper Moo…']);
});

test('every line fits, and nothing is lost without an ellipsis', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 8 })).map((words) => words.join(' ')),
      (text) => {
        const lines = linesOf(text, fits);
        for (const line of lines) expect(fits(line)).toBe(true);
        if (!lines.some((line) => line.endsWith('…')))
          expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      },
    ),
  );
});
