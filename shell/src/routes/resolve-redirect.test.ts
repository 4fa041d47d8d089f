import { MAX_REDIRECTS, resolveRedirect } from './resolve-redirect.ts';

describe('redirects of the route table', () => {
  test.each([
    ['/compare', '/compare/anime'],
    ['/compare/novel', '/compare/anime'],
    ['/compare/anime/extra', '/compare/anime'],
    ['/compare/MANGA', '/compare/manga'],
    ['/search', '/search/media'],
    ['/search/ANIME/trending', '/search/anime/trending'],
    ['/anime/12', '/ani/anime/12'],
    ['/Manga/12/some-name', '/ani/manga/12/some-name'],
    ['/ani/ANIME/12/x/characters', '/ani/anime/12/x/characters'],
    ['/mal/Anime/5/x', '/mal/anime/5/x'],
    ['/user/aoi/stats', '/user/aoi/stats/anime/overview'],
    ['/user/aoi/stats/manga', '/user/aoi/stats/manga/overview'],
    ['/search/media/', '/search/media'],
  ])('%s leads to %s', (from, to) => {
    expect(resolveRedirect(from)).toBe(to);
  });

  test.each([
    '/',
    '/compare/anime',
    '/search/anime',
    '/ani/character/5',
    '/anime/abc',
    '/user/aoi',
    '/nowhere/at/all',
  ])('%s stays where it is', (path) => {
    expect(resolveRedirect(path)).toBeUndefined();
  });

  test('a circle ends with an error instead of a hanging page', () => {
    let steps = 0;
    const circle = (path: string) => {
      steps += 1;
      return path === '/a' ? '/b' : '/a';
    };
    expect(() => resolveRedirect('/a', circle)).toThrow(/redirects from \/a/);
    expect(steps).toBe(MAX_REDIRECTS + 1);
  });
});
