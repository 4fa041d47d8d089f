import fc from 'fast-check';
import { mediaPath } from './media-path.ts';
import { titleSlug } from './title-slug.ts';

it.each([
  ['Paper Moon', 'paper-moon'],
  ['Fate/stay night [Unlimited Blade Works]', 'fate-stay-night-unlimited-blade-works'],
  ['100% #1 Who?', '100-1-who'],
  ['A\\B_C-{D}', 'a-b-c-d'],
  ['  -- spaced --  ', 'spaced'],
  ['猫の地図', '%E7%8C%AB%E3%81%AE%E5%9C%B0%E5%9B%B3'],
  ['half \ud83d of one', 'half-of-one'],
  ['###', ''],
])('%j becomes %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

it('is one segment of a URL for every title, and the same when made of itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const slug = titleSlug(title);
      expect(slug).not.toMatch(/[\s/\\#?{}[\]]|--|^-|-$/);
      expect(titleSlug(decodeURIComponent(slug))).toBe(slug);
    }),
  );
});

it('leads to the page of a media', () => {
  expect(mediaPath({ id: 7, type: 'ANIME', title: { userPreferred: 'Paper Moon' } })).toBe(
    '/ani/anime/7/paper-moon',
  );
  expect(mediaPath({ id: 8, type: 'MANGA', title: '###' })).toBe('/ani/manga/8/untitled');
});
