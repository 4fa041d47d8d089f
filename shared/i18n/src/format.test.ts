import compile from 'icu-minify/compile';
import formatIcu from 'icu-minify/format';
import { format } from './format.ts';
import { type CompiledMessage, setLanguage } from './language.ts';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

afterEach(() => setLanguage('en'));

it.each([
  'Save',
  '',
  '{2}',
  'By {2} and {2}, {3}{0}',
  '{0, plural, =0 {none} one {# episode of {2}} other {# episodes}}',
  '{0, plural, one {#} other {many}} of them, {0}',
  '{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{1, select, A {first} B {{0, plural, one {one} other {# more}}} other {{2}}}',
  '{0, plural, one {{1, select, A {#} other {# of {2}}}} other {{2}: #}}',
])('formats "%s" as the library does', (message) => {
  const compiled = compile(message);
  for (const language of ['en', 'de', 'ja', 'x-pseudo'] as const) {
    setLanguage(language);
    const locale = language === 'x-pseudo' ? 'en' : language;
    for (const count of [0, 1, 2, 3, 11, 21, 1234, 1.5])
      for (const type of ['A', 'B', '']) {
        const values = [count, type, 'Aoi', ''];
        // The library's type asks for names: those of an array are numbers.
        const named = Object.fromEntries(values.map((value, index) => [index, value]));
        const expected = formatIcu(compiled, locale, named, { formatters });
        // The library's type is the same, without `readonly`.
        expect(format(compiled as CompiledMessage, values)).toBe(expected);
      }
  }
});

it('leaves out a value that is not there', () => {
  expect(format([[0], '!'], [undefined])).toBe('!');
});
