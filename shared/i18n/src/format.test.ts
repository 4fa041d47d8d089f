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
  '{name}',
  'By {name} and {name}, {missing}{count}',
  '{count, plural, =0 {none} one {# episode of {name}} other {# episodes}}',
  '{count, plural, one {#} other {many}} of them, {count}',
  '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{type, select, A {first} B {{count, plural, one {one} other {# more}}} other {{name}}}',
  '{count, plural, one {{type, select, A {#} other {# of {name}}}} other {{name}: #}}',
])('formats "%s" as the library does', (message) => {
  const compiled = compile(message);
  for (const language of ['en', 'de', 'ja', 'x-pseudo'] as const) {
    setLanguage(language);
    const locale = language === 'x-pseudo' ? 'en' : language;
    for (const count of [0, 1, 2, 3, 11, 21, 1234, 1.5])
      for (const type of ['A', 'B', '']) {
        const values = { count, type, name: 'Aoi', missing: '' };
        const expected = formatIcu(compiled, locale, values, { formatters });
        // The library's type is the same, without `readonly`.
        expect(format(compiled as CompiledMessage, values)).toBe(expected);
      }
  }
});

it('leaves out a value that is not there', () => {
  expect(format([['name'], '!'], { name: undefined })).toBe('!');
});
