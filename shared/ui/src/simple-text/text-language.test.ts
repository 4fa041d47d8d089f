import { scriptLanguage, titleLanguage } from './text-language.ts';

const media = { title: { english: 'Paper Moon' }, countryOfOrigin: 'JP' };

test.each([
  ['Paper Moon', media, 'en'],
  ['Kami no Tsuki', media, 'ja-Latn'],
  ['Kami no Tsuki', { ...media, title: { english: null } }, 'ja-Latn'],
  ['紙の月', media, 'ja'],
  ['紙月', media, 'ja'],
  ['紙月', { ...media, countryOfOrigin: 'TW' }, 'zh-TW'],
  ['Zhi Yue', { ...media, countryOfOrigin: 'TW' }, 'zh-Latn'],
  ['종이 달', { title: null }, 'ko'],
  ['紙月', { title: null }, undefined],
  ['Kami no Tsuki', { title: {}, countryOfOrigin: 'JP' }, undefined],
  ['Kami no Tsuki', { ...media, countryOfOrigin: null }, undefined],
])('the title "%s" of %j is in the language %s', (title, source, language) => {
  expect(titleLanguage(title, source)).toBe(language);
});

test('a name tells its language by its script, or not at all', () => {
  expect(['アオイ', '아오이', '葵', 'Aoi'].map(scriptLanguage)).toEqual(['ja', 'ko', undefined, undefined]);
});
