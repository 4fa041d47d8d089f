/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { CONTRACT_VERSION } from '@tsugi/contract';
import { useAuth } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import type { ReactNode } from 'react';
import { act } from 'react';
import { createManifestStore } from '../../remotes/manifest-store.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { RemoteLoaderContext } from '../../remotes/remote-loader-context.ts';
import { useFrameLinks } from './use-frame-links.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useAuth: jest.fn() }));
jest.mock('@tsugi/router', () => ({ ...jest.requireActual('@tsugi/router'), useLocation: jest.fn() }));

const manifest = {
  name: 'pages',
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'e.js',
  shared: {},
  contributions: [
    {
      type: 'route',
      path: '/ani/:type/:id',
      title: 'Media',
      params: { type: ['anime', 'manga'] },
      section: ':type',
    },
    { type: 'navigation', label: 'Manga', to: '/browse/manga', places: ['bar'], order: 20, section: 'manga' },
    {
      type: 'navigation',
      label: 'Anime',
      to: '/browse/anime',
      places: ['bar', 'footer'],
      order: 10,
      section: 'anime',
    },
    {
      type: 'navigation',
      label: 'Me',
      to: '/user/:viewer',
      places: ['bar'],
      order: 30,
      audience: 'signed-in',
    },
  ],
};
const URL_OF_IT = 'https://p.example/remote.json';

function setUp(
  pathname: string,
  { viewer = '', known = { [URL_OF_IT]: manifest } as Record<string, object> } = {},
) {
  // Only the path and the name are read.
  jest.mocked(useLocation).mockReturnValue({ pathname } as ReturnType<typeof useLocation>);
  const auth = viewer ? { status: 'signed-in', viewer: { name: viewer } } : { status: 'signed-out' };
  // As above.
  jest.mocked(useAuth).mockReturnValue(auth as ReturnType<typeof useAuth>);
  const store = createManifestStore({
    registry: { pages: URL_OF_IT },
    known,
    provided: { versions: {}, exports: {}, satisfies: () => true },
    load: async () => manifest,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    // The hook reads nothing else.
    <RemoteLoaderContext value={store as unknown as RemoteLoader}>{children}</RemoteLoaderContext>
  );
  return { store, links: renderHook(() => useFrameLinks('bar'), { wrapper }).result };
}

test('links stand in the order of the manifests, without those of another place or for another user', () => {
  const { links } = setUp('/');
  expect(links.current.map(({ label }) => label)).toEqual(['Anime', 'Manga']);
});

test("the viewer's own link has the viewer's name", () => {
  const { links } = setUp('/user/a%2Fb/anime', { viewer: 'a/b' });
  expect(links.current.at(-1)).toMatchObject({ to: '/user/a%2Fb', current: 'page' });
});

test('the section of the page that is shown is marked, once its manifest has been read', async () => {
  const { store, links } = setUp('/ani/MANGA/1');
  await act(async () => void (await store.manifest('pages')));
  expect(links.current.map(({ current }) => current)).toEqual([undefined, undefined]);
  const page = setUp('/ani/manga/1');
  await act(async () => void (await page.store.manifest('pages')));
  expect(page.links.current.map(({ current }) => current)).toEqual([undefined, 'page']);
});

test('links of a manifest that did not come with the page appear when it has been read', async () => {
  const { store, links } = setUp('/', { known: {} });
  expect(links.current).toEqual([]);
  await act(async () => void (await store.manifest('pages')));
  expect(links.current).toHaveLength(2);
});

test('links of a remote that cannot be loaded stay', () => {
  const { links } = setUp('/', { known: { [URL_OF_IT]: { ...manifest, contract: 99 } } });
  expect(links.current).toHaveLength(2);
});
