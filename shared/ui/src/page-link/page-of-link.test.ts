import fc from 'fast-check';
import { linkedPage, pageOfLink, pageOfProductLink } from './page-of-link.ts';

const BASE = 'https://host.example/tsugi/';

test.each([
  ['https://anilist.co/anime/1', '/ani/anime/1'],
  ['https://anilist.co/anime/1/', '/ani/anime/1'],
  ['https://anilist.co/anime/1/Cowboy-Bebop', '/ani/anime/1/Cowboy-Bebop'],
  ['https://anilist.co/anime/1/Cowboy-Bebop/', '/ani/anime/1/Cowboy-Bebop'],
  ['http://anilist.co/manga/2/Berserk', '/ani/manga/2/Berserk'],
  ['https://www.anilist.co/manga/2', '/ani/manga/2'],
  ['https://m.anilist.co/manga/2', '/ani/manga/2'],
  ['anilist.co/anime/1', '/ani/anime/1'],
  ['www.anilist.co/anime/1?utm=x#top', '/ani/anime/1'],
  ['HTTPS://ANILIST.CO/anime/1', '/ani/anime/1'],
  ['https://anilist.co:443/anime/1', '/ani/anime/1'],
  ['https://anilist.co/anime/1/X/characters', '/ani/anime/1/X/characters'],
  ['https://anilist.co/manga/1/X/staff', '/ani/manga/1/X/staff'],
  ['https://anilist.co/anime/1/X/reviews', '/ani/anime/1/X'],
  ['https://anilist.co/anime/1/%E3%81%82', '/ani/anime/1/%E3%81%82'],
  ['https://anilist.co/character/40/Luffy-Monkey', '/ani/character/40/Luffy-Monkey'],
  ['https://anilist.co/character/40', '/ani/character/40'],
  ['https://anilist.co/staff/95001/', '/ani/staff/95001'],
  ['https://anilist.co/studio/1/Bones', '/ani/studio/1/Bones'],
  ['https://anilist.co/user/aoi', '/user/aoi'],
  ['https://anilist.co/user/aoi/', '/user/aoi'],
  ['https://anilist.co/user/aoi/animelist', '/user/aoi/anime'],
  ['https://anilist.co/user/aoi/mangalist/Completed', '/user/aoi/manga/Completed'],
  ['https://anilist.co/user/aoi/animelist/My%20list', '/user/aoi/anime/My%20list'],
  ['https://anilist.co/user/aoi/favorites', '/user/aoi/favourites'],
  ['https://anilist.co/user/aoi/social', '/user/aoi/socials'],
  ['https://anilist.co/user/aoi/stats/anime/overview', '/user/aoi/stats'],
  ['https://anilist.co/user/aoi/reviews', '/user/aoi'],
  ['https://anilist.co/activity/123', '/activity/123'],
  ['https://anilist.co/search/anime?search=paper%20moon&genres=Drama', '/search/anime?q=paper+moon'],
  ['https://anilist.co/search/staff', '/search/staff'],
  ['https://myanimelist.net/anime/1/Cowboy_Bebop', '/mal/anime/1'],
  ['https://myanimelist.net/anime/1', '/mal/anime/1'],
  ['http://www.myanimelist.net/manga/2/Berserk/characters', '/mal/manga/2'],
  ['https://m.myanimelist.net/anime/1?q=x', '/mal/anime/1'],
  ['myanimelist.net/anime.php?id=1', '/mal/anime/1'],
  ['https://myanimelist.net/manga.php?id=2&x=y', '/mal/manga/2'],
  ['https://host.example/tsugi/ani/anime/1/x?voices=de#y', '/ani/anime/1/x?voices=de'],
  ['https://host.example/tsugi/', '/'],
])('%s has the page %s', (link, path) => {
  expect(pageOfLink(link, BASE)).toBe(path);
});

test.each([
  'https://anilist.co/',
  'https://anilist.co/anime/one',
  'https://anilist.co/forum/thread/1',
  'https://anilist.co/review/1',
  'https://anilist.co/user/no%20name',
  'https://anilist.co.evil.example/anime/1',
  'https://evil.example/anilist.co/anime/1',
  'https://anilist.co@evil.example/anime/1',
  'https://notanilist.co/anime/1',
  'https://myanimelist.net/anime/season/2024/fall',
  'https://myanimelist.net/anime/1x',
  'https://myanimelist.net/anime.php?id=one',
  'https://myanimelist.net/profile/aoi',
  'ftp://anilist.co/anime/1',
  'javascript:alert(1)',
  'https://host.example/other/',
  'https://host.example/tsugi/open?text=x',
  'https://host.example/tsugi/authentication?x=y',
  'https://host.example/tsugi//evil.example',
  '',
])('%s has none', (link) => {
  expect(pageOfLink(link, BASE)).toBeUndefined();
});

test.each([
  [
    'Paper Moon https://anilist.co/anime/1/Paper-Moon',
    'https://anilist.co/anime/1/Paper-Moon',
    '/ani/anime/1/Paper-Moon',
  ],
  ['Look (anilist.co/anime/1), it is good', 'anilist.co/anime/1', '/ani/anime/1'],
  ['https://anilist.co/user/aoi.', 'https://anilist.co/user/aoi', '/user/aoi'],
  [
    '見て「https://anilist.co/anime/1/紙の月」',
    'https://anilist.co/anime/1/紙の月',
    '/ani/anime/1/%E7%B4%99%E3%81%AE%E6%9C%88',
  ],
  [
    'https://example.org/ first, then\nhttps://myanimelist.net/anime/5',
    'https://myanimelist.net/anime/5',
    '/mal/anime/5',
  ],
])('in "%s" the link is found', (text, link, path) => {
  expect(linkedPage(text, BASE)).toEqual({ link, path });
});

test.each(['Paper Moon', 'a.b/c', 'me@anilist.co/anime/1', 'x.anilist.co/anime/1', 'anilist.co', 'https://'])(
  'in "%s" there is none',
  (text) => {
    expect(linkedPage(text, BASE)).toBeUndefined();
  },
);

test.each([
  ['web+tsugi:ani/anime/1', '/ani/anime/1'],
  ['web+tsugi:/ani/anime/1/x?voices=de', '/ani/anime/1/x?voices=de'],
  ['web+tsugi://user/aoi', '/user/aoi'],
  ['web+tsugi:https://anilist.co/anime/1/X', '/ani/anime/1/X'],
  ['web+tsugi://anilist.co/anime/1/X', '/ani/anime/1/X'],
  ['WEB+TSUGI:https://myanimelist.net/anime/5', '/mal/anime/5'],
  ['web+tsugi:', '/'],
  // A path of the product, which its page of missing pages answers.
  ['web+tsugi:evil.example/x', '/evil.example/x'],
])('%s, of the own scheme, has the page %s', (link, path) => {
  expect(pageOfProductLink(link, BASE)).toBe(path);
});

test.each([
  'https://anilist.co/anime/1',
  'tsugi:ani/anime/1',
  'web+tsugi:https://evil.example/x',
  'web+tsugi:javascript:alert(1)',
  'web+tsugi:../other',
  'web+tsugi:.//evil.example',
  'web+tsugi:x/..//evil.example',
  'web+tsugi:authentication#access_token=x',
  'web+tsugi:open?link=web%2Btsugi:x',
  '',
])('%s is no link of the own scheme that leads anywhere', (link) => {
  expect(pageOfProductLink(link, BASE)).toBeUndefined();
});

test('whatever a link says, its page is one of this origin', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    'https:',
    'web+a:',
    'anilist.co',
    'anime',
    '1',
    'evil.example',
    '\t',
    '%2f',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (link) => {
      for (const path of [
        pageOfLink(link, BASE),
        pageOfProductLink(`web+a:${link}`, BASE),
        linkedPage(link, BASE)?.path,
      ]) {
        if (path === undefined) continue;
        expect(new URL(path, BASE).origin).toBe('https://host.example');
        expect(path).toMatch(/^\/(?![/\\])/);
      }
    }),
    { numRuns: 2000 },
  );
});
