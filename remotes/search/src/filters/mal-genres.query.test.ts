import { malGenres } from './mal-genres.query.ts';

it('asks for genres and for themes apart, or for all kinds at once', () => {
  expect(malGenres.request({ type: 'manga' })).toEqual({ kind: 'get', path: '/genres/manga', search: [] });
  expect(malGenres.request({ type: 'anime', filter: 'themes' })).toEqual({
    kind: 'get',
    path: '/genres/anime',
    search: [['filter', 'themes']],
  });
});
