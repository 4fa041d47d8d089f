import { hashtagLinks, languageTag, webUrl } from './link-view.ts';

it.each([
  ['Japanese', 'JP'],
  ['English', 'EN'],
  ['Korean', 'Korean'],
  [null, ''],
  ['constructor', 'constructor'],
])('the language %s is shown as %s', (language, tag) => {
  expect(languageTag(language)).toBe(tag);
});

it('finds every hashtag once', () => {
  expect(hashtagLinks('#one ＃灯台 #one')).toEqual([
    { tag: '#one', url: 'https://nitter.net/search?f=tweets&q=%23one' },
    { tag: '＃灯台', url: 'https://nitter.net/search?f=tweets&q=%EF%BC%83%E7%81%AF%E5%8F%B0' },
  ]);
  expect(hashtagLinks(null)).toEqual([]);
});

it('makes a link of nothing but a URL of the web', () => {
  expect(webUrl('https://official.example/x')).toBe('https://official.example/x');
  expect(webUrl('javascript:alert(1)')).toBeUndefined();
  expect(webUrl('https://')).toBeUndefined();
  expect(webUrl(null)).toBeUndefined();
});
