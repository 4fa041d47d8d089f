import { LANGUAGES } from '@tsugi/i18n/start';
import { languageName } from './language-names.ts';

test.each(LANGUAGES)('names %s as the browser does in that language', (language) => {
  expect(languageName(language)).toBe(new Intl.DisplayNames(language, { type: 'language' }).of(language));
});

test('a pseudo-locale has no name of its own', () => {
  expect(languageName('x-pseudo')).toBe('x-pseudo');
});
