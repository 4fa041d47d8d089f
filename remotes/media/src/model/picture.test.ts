import { largestOf, pictureOf } from './picture.ts';

it('offers every size that there is, the smallest first', () => {
  expect(pictureOf({ medium: '/m.png', large: '/l.png', extraLarge: '/x.png' })).toEqual({
    src: '/m.png',
    srcSet: '/m.png 100w, /l.png 230w, /x.png 460w',
  });
  expect(pictureOf({ medium: null, large: '/l.png' })).toEqual({ src: '/l.png' });
});

it('offers densities where the element has one width, so that the browser keeps nothing for changes of the window', () => {
  expect(pictureOf({ medium: '/m.png', large: '/l.png' }, 60)).toEqual({
    src: '/m.png',
    srcSet: '/m.png 1.67x, /l.png 3.83x',
  });
});

it('is nothing where the service has no picture', () => {
  expect(pictureOf({ medium: null, large: null })).toBeUndefined();
  expect(pictureOf(undefined)).toBeUndefined();
});

it('gives the largest to look at', () => {
  expect(largestOf({ medium: '/m.png', large: '/l.png' })).toBe('/l.png');
  expect(largestOf(null)).toBeUndefined();
});
