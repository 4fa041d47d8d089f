import { pageDocuments, pathPattern, plainPaths } from './page-documents.mjs';

const firstScreen = { script: 'first.js' };

test('every route that starts something has a document, and the home page; names are those of paths', () => {
  const route = (path, more) => ({ type: 'route', path, ...more });
  const contributions = [
    route('/user/:name', { firstScreen }),
    route('/user/:name/:type/:tab?', { requests: [{}], params: { type: ['anime'] } }),
    route('/user/:name/:type/:tab', { firstScreen }),
    route('/about'),
    { type: 'navigation', to: '/' },
  ];
  const documents = pageDocuments({
    a: { contributions },
    b: { contributions: [route(7, { firstScreen }), null] },
    c: null,
  });
  expect(documents.map(({ path, isHome }) => [path, isHome])).toEqual([
    ['pages/home.html', true],
    ['pages/settings.html', false],
    ['pages/user-name.html', false],
    ['pages/user-name-type-tab.html', false],
    ['pages/user-name-type-tab-2.html', false],
  ]);
  const [home, , , lists] = documents;
  expect(lists?.route).toEqual({ path: '/user/:name/:type/:tab?', params: { type: ['anime'] } });
  expect(lists?.isStarted('a', contributions[1])).toBe(true);
  expect(lists?.isStarted('a', contributions[0])).toBe(false);
  expect(home?.isStarted('a', { type: 'home-start' })).toBe(true);
  expect(home?.isStarted('a', contributions[0])).toBe(false);
});

describe('the pattern of a route', () => {
  const matches = (route, path) => new RegExp(`^${pathPattern(route)}$`, 'i').test(path);
  const media = { path: '/ani/:type/:id/:name?', params: { type: ['anime', 'manga'], id: 'digits' } };

  test.each([
    ['/ani/anime/1', true],
    ['/ani/MANGA/1/Some name/', true],
    ['/ani/anime/x', false],
    ['/ani/character/1', false],
    ['/ani/anime/1/name/staff', false],
    ['/ani/anime', false],
  ])('matches %s: %s', (path, expected) => {
    expect(matches(media, path)).toBe(expected);
  });

  test('is that of literal segments, whatever they contain, and of the home page', () => {
    expect([matches({ path: '/a.b' }, '/a.b'), matches({ path: '/a.b' }, '/axb')]).toEqual([true, false]);
    expect([matches({ path: '/' }, '/'), matches({ path: '/' }, '/a')]).toEqual([true, false]);
    expect([matches({ path: '/a/*' }, '/a'), matches({ path: '/a/*' }, '/a/b/c')]).toEqual([true, true]);
  });
});

test('a host without expressions gets a path for each listed value, with and without what is optional', () => {
  expect(
    plainPaths({ path: '/ani/:type/:id/:name?', params: { type: ['anime', 'manga'], id: 'digits' } }),
  ).toEqual(['/ani/anime/:id', '/ani/manga/:id', '/ani/anime/:id/:name', '/ani/manga/:id/:name']);
  expect(plainPaths({ path: '/' })).toEqual(['']);
});
