/** @jest-environment jsdom */
import { setLanguage } from '@tsugi/i18n';
import { LANGUAGE_KEY, readLanguage, saveLanguage, showLanguage } from './language.ts';

const languages = jest.spyOn(navigator, 'languages', 'get');

beforeEach(() => {
  localStorage.clear();
  languages.mockReturnValue(['en-US']);
});
afterEach(() => setLanguage('en'));

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'ja-JP', 'de'], 'ja'],
  [['den', 'jam'], 'en'],
  [['x-pseudo'], 'en'],
  [[], 'en'],
])('a browser in %j gets %s', (tags, language) => {
  languages.mockReturnValue(tags);
  expect(readLanguage()).toBe(language);
});

test.each(['en', 'ja', 'x-pseudo', 'x-pseudo-rtl'] as const)(
  'the choice of %s precedes the browser',
  (language) => {
    languages.mockReturnValue(['de']);
    saveLanguage(language);
    expect(readLanguage()).toBe(language);
  },
);

test('a stored language that the product does not have is as good as none', () => {
  localStorage.setItem(LANGUAGE_KEY, 'tlh');
  languages.mockReturnValue(['de']);
  expect(readLanguage()).toBe('de');
});

test('without storage the browser decides', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  languages.mockReturnValue(['ja']);
  expect(readLanguage()).toBe('ja');
  getItem.mockRestore();
});

test('the document says its language, its direction, and the app of that language', () => {
  document.head.innerHTML = '<link rel="manifest" href="manifest.webmanifest">';
  const { documentElement } = document;
  const shown = () => [
    documentElement.lang,
    documentElement.dir,
    document.querySelector('link')?.getAttribute('href'),
  ];
  setLanguage('ja');
  showLanguage('ja');
  expect(shown()).toEqual(['ja', 'ltr', 'manifest.ja.webmanifest']);
  setLanguage('x-pseudo-rtl');
  showLanguage('x-pseudo-rtl');
  expect(shown()).toEqual(['en', 'rtl', 'manifest.x-pseudo-rtl.webmanifest']);
  setLanguage('en');
  showLanguage('en');
  expect(shown()).toEqual(['en', 'ltr', 'manifest.webmanifest']);
});
