import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { followRedirects, MAX_REDIRECTS } from './follow-redirects.ts';

/** Manifests with these redirects and no page. */
function matching(redirects: Readonly<Record<string, string>>) {
  const match = jest.fn(async (path: string) =>
    redirects[path] === undefined ? undefined : { redirectTo: redirects[path] },
  );
  // Only the target is read.
  return match as unknown as jest.MockedFunction<RemoteLoader['match']>;
}

test('redirects are followed to their end, over the manifests of several remotes', async () => {
  const match = matching({ '/old': '/older', '/older': '/new' });
  expect(await followRedirects('/old', match)).toBe('/new');
});

test('a path without a redirect stays as it is', async () => {
  expect(await followRedirects('/new/page', matching({}))).toBe('/new/page');
});

test.each([
  ['/search/media/', '/search/media'],
  ['/user/aoi//', '/user/aoi'],
  ['/compare/', '/compare/anime'],
  ['/', '/'],
  ['/authentication/', '/authentication'],
])('a trailing slash is dropped: %s leads to %s', async (path, target) => {
  expect(await followRedirects(path, matching({ '/compare': '/compare/anime' }))).toBe(target);
});

test('pages of the shell need no manifest', async () => {
  const match = matching({ '/': '/elsewhere' });
  expect(await followRedirects('/', match)).toBe('/');
  expect(match).not.toHaveBeenCalled();
});

test('a redirect loop throws', async () => {
  const match = matching({ '/a': '/b', '/b': '/a' });
  await expect(followRedirects('/a', match)).rejects.toThrow('Too many redirects from /a');
  expect(match).toHaveBeenCalledTimes(MAX_REDIRECTS + 1);
});
