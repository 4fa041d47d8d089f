import { helpfulText, reviewPath } from './review-parts.tsx';

it.each([
  [812, 1900, '812 of 1,900 users found it helpful'],
  [1, 1, '1 of 1 user found it helpful'],
  [null, 3, '0 of 3 users found it helpful'],
  [0, 0, ''],
  [null, null, ''],
])('%s of %s: "%s"', (rating, amount, text) => {
  expect(helpfulText(rating, amount)).toBe(text);
});

it('puts a review below its media', () => {
  expect(reviewPath('/ani/anime/12/paper-moon', 5)).toBe('/ani/anime/12/paper-moon/review/5');
});
