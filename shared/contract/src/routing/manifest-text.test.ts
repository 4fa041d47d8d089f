import { setLanguage } from '@tsugi/i18n';
import { inLanguage, keyOf } from '@tsugi/i18n/testing';
import { manifestText } from './manifest-text.ts';

const manifest = { texts: { de: { Search: 'Suche' } } };

afterEach(() => setLanguage('en'));

test('is English in English', () => {
  expect(manifestText(manifest, 'Search')).toBe('Search');
});

test('is in the language of the page where the manifest has it', () => {
  setLanguage('de');
  expect([manifestText(manifest, 'Search'), manifestText(manifest, 'Browse')]).toEqual(['Suche', 'Browse']);
});

test('of an embedded manifest it comes from the catalogue of the page', () => {
  inLanguage('de', { [keyOf('Browse')]: 'Stöbern' });
  expect(manifestText({}, 'Browse')).toBe('Stöbern');
});

test.each([undefined, null, { texts: 'de' }, { texts: { de: null } }, { texts: { de: { Search: 5 } } }])(
  'of the manifest %j, which is malformed, it is English',
  (malformed) => {
    setLanguage('de');
    expect(manifestText(malformed, 'Search')).toBe('Search');
  },
);
