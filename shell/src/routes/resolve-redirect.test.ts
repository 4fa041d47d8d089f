import { MAX_REDIRECTS, resolveRedirect } from './resolve-redirect.ts';

describe('redirects of the route table', () => {
  test.each([
    ['/compare', '/compare/anime'],
    ['/compare/novel', '/compare/anime'],
    ['/compare/anime/extra', '/compare/anime'],
    ['/compare/manga/extra/more', '/compare/anime'],
    ['/compare/MANGA', '/compare/manga'],
    ['/search', '/search/media'],
    ['/search/ANIME/trending', '/search/anime/trending'],
    ['/search/Media', '/search/media'],
    ['/browse/Manga', '/browse/manga'],
    ['/anime/12', '/ani/anime/12'],
    ['/anime/12/some-name', '/ani/anime/12/some-name'],
    ['/Manga/12/some-name', '/ani/manga/12/some-name'],
    ['/manga/12/%E5%90%8D%20%231', '/ani/manga/12/%E5%90%8D%20%231'],
    ['/ani/ANIME/12/x', '/ani/anime/12/x'],
    ['/ani/ANIME/12/x/characters', '/ani/anime/12/x/characters'],
    ['/ani/Manga/12/x/staff', '/ani/manga/12/x/staff'],
    ['/mal/Anime/5/x', '/mal/anime/5/x'],
    ['/user/aoi/stats', '/user/aoi/stats/anime/overview'],
    ['/user/aoi/stats/anime', '/user/aoi/stats/anime/overview'],
    ['/user/aoi/stats/manga', '/user/aoi/stats/manga/overview'],
    ['/user/aoi/stats/MANGA/tags', '/user/aoi/stats/manga/tags'],
    ['/user/aoi/ANIME/Watching', '/user/aoi/anime/Watching'],
    ['/search/media/', '/search/media'],
    ['/user/aoi/', '/user/aoi'],
    ['/compare/', '/compare/anime'],
  ])('%s leads to %s', (from, to) => {
    expect(resolveRedirect(from)).toBe(to);
  });

  test.each([
    ['home', '/'],
    ['a page of the table', '/compare/anime'],
    ['a page of the table', '/search/anime'],
    ['a page of the table', '/search/anime/summer-2024'],
    ['a page of the table', '/browse/media'],
    ['a page of the table', '/ani/anime/12/some-name/characters'],
    ['a page of the table', '/ani/character/5'],
    ['a page of the table', '/mal/manga/5/x'],
    ['a page of the table', '/user/aoi'],
    ['a page of the table', '/user/aoi/stats/anime/voice-actors'],
    ['a list with a type for its name', '/user/aoi/anime/MANGA'],
    ['a user with a type for a name', '/user/ANIME'],
    ['an id that is none', '/anime/abc'],
    ['an id that is none', '/anime/12a/x'],
    ['one segment too many', '/anime/12/x/characters'],
    ['a type that is none', '/search/novel'],
    ['a type that is none', '/user/aoi/stats/novel'],
    ['no type', '/browse'],
    ['nothing known', '/nowhere/at/all'],
  ])('%s stays where it is: %s', (_what, path) => {
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
