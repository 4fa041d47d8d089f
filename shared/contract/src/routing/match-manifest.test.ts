import { matchManifest, sectionOf } from './match-manifest.ts';

const types = { type: ['anime', 'manga'] };
const compare = { type: 'route', path: '/compare/:type', title: 'Compare', params: types } as const;
const manifest = {
  contributions: [
    { type: 'redirect', from: '/compare/*', to: '/compare/anime' },
    {
      type: 'route',
      path: '/ani/:type/:id/:name?',
      title: 'Media',
      params: { ...types, id: 'digits' },
    },
    compare,
    {
      type: 'redirect',
      from: '/:type/:id/:name?',
      to: '/ani/:type/:id/:name?',
      params: { ...types, id: 'digits' },
    },
    { type: 'redirect', from: '/same/:x', to: '/same/:x' },
  ],
} as const;

test.each([
  ['/compare', '/compare/anime'],
  ['/compare/novel', '/compare/anime'],
  ['/compare/MANGA', '/compare/manga'],
  ['/anime/12', '/ani/anime/12'],
  ['/Manga/12/some-name', '/ani/manga/12/some-name'],
  ['/manga/12/%E5%90%8D%20%231', '/ani/manga/12/%E5%90%8D%20%231'],
  ['/ani/ANIME/12/Name', '/ani/anime/12/Name'],
])('%s leads to %s', (path, redirectTo) => {
  expect(matchManifest(manifest, path)).toEqual({ redirectTo });
});

test('a route is found before a redirect that stands before it', () => {
  expect(matchManifest(manifest, '/compare/manga')).toEqual({ route: compare });
});

test.each(['/anime/abc', '/anime/12/x/y', '/ani/novel/12', '/same/1', '/nowhere'])(
  '%s is not in the manifest',
  (path) => {
    expect(matchManifest(manifest, path)).toBeUndefined();
  },
);

test('a page belongs to the section that its route names, or that a segment says', () => {
  const route = { path: '/browse/:type', title: 'Browse', params: types };
  expect(sectionOf({ ...route, section: 'media' }, '/browse/anime')).toBe('media');
  expect(sectionOf({ ...route, section: ':type' }, '/browse/MANGA')).toBe('manga');
  expect(sectionOf(route, '/browse/anime')).toBeUndefined();
});
