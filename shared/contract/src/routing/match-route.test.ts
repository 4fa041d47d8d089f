import { matchRoute } from './match-route.ts';

const media = {
  path: '/ani/:type/:id/:name?',
  title: 'Media',
  params: { type: ['anime', 'manga'], id: 'digits' as const },
};

test.each([
  ['/ani/anime/12/some-name', { type: 'anime', id: '12', name: 'some-name' }],
  ['/ani/MANGA/12', { type: 'MANGA', id: '12' }],
  ['/ANI/anime/1/', { type: 'anime', id: '1' }],
])('%s matches', (path, params) => {
  expect(matchRoute(media, path)).toEqual(params);
});

test.each(['/ani/anime', '/ani/novel/12', '/ani/anime/12a', '/ani/anime/12/a/b', '/mal/anime/12', '/'])(
  '%s does not',
  (path) => {
    expect(matchRoute(media, path)).toBeUndefined();
  },
);

test.each([
  ['/compare', {}],
  ['/compare/novel', {}],
  ['/compare/anime/a/b', {}],
  ['/other', undefined],
])('a last * stands for any further segments: %s', (path, params) => {
  expect(matchRoute({ path: '/compare/*' }, path)).toEqual(params);
});
