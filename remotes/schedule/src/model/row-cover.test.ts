/** @jest-environment jsdom */
import { rowCover } from './row-cover.ts';

const both = { medium: '/medium.jpg', large: '/large.jpg' };

afterEach(() => {
  delete document.documentElement.dataset.dataSaver;
});

it.each([
  [1, '/medium.jpg'],
  [2, '/medium.jpg'],
  [3, '/large.jpg'],
])('on a screen of density %d a row loads %s', (density, file) => {
  Object.assign(window, { devicePixelRatio: density });
  expect(rowCover(both)).toBe(file);
});

it('a user who saves data gets the small one on every screen', () => {
  Object.assign(window, { devicePixelRatio: 3 });
  document.documentElement.dataset.dataSaver = 'on';
  expect(rowCover(both)).toBe('/medium.jpg');
});

it('takes the one that there is', () => {
  Object.assign(window, { devicePixelRatio: 1 });
  expect(rowCover({ medium: null, large: '/large.jpg' })).toBe('/large.jpg');
  Object.assign(window, { devicePixelRatio: 3 });
  expect(rowCover({ medium: '/medium.jpg', large: null })).toBe('/medium.jpg');
  expect(rowCover({ medium: null, large: null })).toBeNull();
});
