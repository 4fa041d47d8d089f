import { samplePath } from './sample-path.mjs';

test.each([
  ['/search/:type/:header?', { type: ['anime', 'manga'] }, '/search/anime'],
  ['/ani/:type/:id/*', { type: ['anime'], id: 'digits' }, '/ani/anime/1'],
  ['/user/:name', undefined, '/user/x'],
  ['/', undefined, '/'],
])('%s has a path that it matches', (path, params, expected) => {
  expect(
    samplePath({ contributions: [{ type: 'route', path, title: 'Page', ...(params && { params }) }] }),
  ).toBe(expected);
});

test('a remote that has only widgets is tried on the home page', () => {
  expect(samplePath({ contributions: [] })).toBe('/');
});
