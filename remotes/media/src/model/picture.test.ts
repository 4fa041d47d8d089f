import { largestOf, personPicture, sizesOf } from './picture.ts';

it('offers sizes with their widths, the smallest first', () => {
  expect(
    sizesOf({ medium: '/m.png', large: '/l.png', extraLarge: '/x.png' }, ['large', 'extraLarge']),
  ).toEqual([
    { url: '/l.png', width: 230 },
    { url: '/x.png', width: 460 },
  ]);
});

it('shows a person in the smallest size that is sharp', () => {
  expect(personPicture({ medium: '/m.png', large: '/l.png' })).toBe('/m.png');
  expect(personPicture({ medium: null, large: '/l.png' })).toBe('/l.png');
});

it('is nothing where the service has no picture', () => {
  expect(personPicture({ medium: null, large: null })).toBeNull();
  expect(personPicture(undefined)).toBeNull();
});

it('gives the largest to look at', () => {
  expect(largestOf({ medium: '/m.png', large: '/l.png' })).toBe('/l.png');
  expect(largestOf(null)).toBeUndefined();
});
