import { sharpPicture } from './sharp-picture.ts';

const SIZES = [
  { url: '/m.png', width: 100 },
  { url: '/l.png', width: 230 },
  { url: '/x.png', width: 460 },
];

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'devicePixelRatio');
});

it.each([
  [60, 1, '/m.png'],
  [60, 3, '/l.png'],
  [117, 2, '/l.png'],
  [117, 3, '/x.png'],
  [185, 1, '/l.png'],
  [185, 2, '/x.png'],
  [236, 4, '/x.png'],
])('of an element %i pixels wide at density %i: %s', (width, density, url) => {
  Object.assign(globalThis, { devicePixelRatio: density });
  expect(sharpPicture(SIZES, width)).toBe(url);
});

it('takes what there is', () => {
  expect(sharpPicture([{ url: null, width: 100 }, ...SIZES.slice(1)], 60)).toBe('/l.png');
  expect(sharpPicture([{ url: '/m.png', width: 100 }], 460)).toBe('/m.png');
  expect(sharpPicture([{ url: undefined, width: 100 }], 60)).toBeNull();
  expect(sharpPicture([], 60)).toBeNull();
});
