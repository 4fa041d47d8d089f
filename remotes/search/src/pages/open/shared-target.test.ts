import fc from 'fast-check';
import { sharedTarget } from './shared-target.ts';

const BASE = 'https://host.example/tsugi/';
const target = (params: Record<string, string>) => sharedTarget(new URLSearchParams(params), BASE);
const search = (q: string) => ({ to: `/search/media?${new URLSearchParams({ q })}` });

test('a shared link to a page of the tracker or of MAL leads to the page here, in whichever part it comes', () => {
  const page = { to: '/ani/anime/1/Paper-Moon' };
  const url = 'https://anilist.co/anime/1/Paper-Moon';
  expect(target({ url })).toEqual(page);
  expect(target({ text: url })).toEqual(page);
  expect(target({ title: 'Paper Moon · AniList', text: `Look at this: ${url}` })).toEqual(page);
  expect(target({ title: url, text: '' })).toEqual(page);
  expect(target({ url: 'https://myanimelist.net/anime/5/x' })).toEqual({ to: '/mal/anime/5' });
});

test('text that is no such link is searched for, without links that lead nowhere here', () => {
  expect(target({ text: ' Paper Moon ' })).toEqual(search('Paper Moon'));
  expect(target({ text: 'Paper Moon\nhttps://example.org/x' })).toEqual(search('Paper Moon'));
  expect(target({ title: 'Paper Moon', text: 'https://example.org/x' })).toEqual(search('Paper Moon'));
  expect(target({ text: 'x'.repeat(5000) })).toEqual(search('x'.repeat(200)));
});

test('a link alone that has no page here is said to have none; nothing at all leads to the search', () => {
  expect(target({ url: 'https://example.org/x' })).toEqual({ link: 'https://example.org/x' });
  expect(target({ text: 'https://anilist.co/forum/thread/1' })).toEqual({
    link: 'https://anilist.co/forum/thread/1',
  });
  expect(target({})).toEqual({ to: '/search/media' });
  expect(target({ title: '', text: ' ', url: '' })).toEqual({ to: '/search/media' });
});

test('a link of the own scheme leads to its page; a malformed one nowhere', () => {
  expect(target({ link: 'web+tsugi:user/aoi' })).toEqual({ to: '/user/aoi' });
  expect(target({ link: 'web+tsugi:https://evil.example' })).toEqual({
    link: 'web+tsugi:https://evil.example',
  });
  expect(target({ link: '' })).toEqual({ link: '' });
  // It is what the browser has opened: other parts do not count.
  expect(target({ link: 'nonsense', text: 'https://anilist.co/anime/1' })).toEqual({ link: 'nonsense' });
});

test('nothing leads to another origin', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('//evil.example', '/\\evil.example', 'javascript:x'),
  );
  fc.assert(
    fc.property(fc.constantFrom('link', 'url', 'text', 'title'), text, (name, value) => {
      for (const one of [value, `web+tsugi:${value}`]) {
        const { to } = target({ [name]: one });
        if (to !== undefined) expect(new URL(to, BASE).origin).toBe('https://host.example');
      }
    }),
  );
});
