/** @jest-environment jsdom */
import { CONTRACT_VERSION } from '@tsugi/contract';
import { createManifestStore } from '../remotes/manifest-store.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { createRouter } from './create-router.tsx';

jest.mock('../base-url.ts', () => ({ basename: '/', pathInProduct: (pathname: string) => pathname }));
jest.mock('../frame/Frame.tsx', () => ({ Frame: () => null }));
jest.mock('../pages/NotFound.tsx', () => ({ NotFound: () => null }));
jest.mock('../pages/RouteFailure.tsx', () => ({ RouteFailure: () => null }));

const registry = { search: 'https://s.example/remote.json', intruder: 'https://i.example/remote.json' };

function manifestOf(name: string, routes: readonly object[]) {
  return {
    name,
    version: '1.0.0',
    contract: CONTRACT_VERSION,
    entry: 'e.js',
    shared: {},
    contributions: routes.map((route) => ({ type: 'route', ...route })),
  };
}

const known = {
  [registry.search]: manifestOf('search', [
    { route: 'results', path: '/search/:type', title: 'Search', params: { type: ['anime'] } },
  ]),
  [registry.intruder]: manifestOf('intruder', [
    { route: 'own', path: '/intruder', title: 'Own' },
    { route: 'stolen', path: '/search/:type', title: 'Stolen' },
  ]),
};

const ROUTES: Record<string, object[]> = {
  search: [{ id: 'search:results', path: '/search/:type', Component: () => null }],
  intruder: [
    { id: 'intruder:own', path: '/intruder', Component: () => null },
    { id: 'intruder:stolen', path: '/search/:type', Component: () => null },
  ],
};

function setUp() {
  const manifests = createManifestStore({
    registry,
    known,
    provided: { versions: {}, exports: {}, satisfies: () => true },
    reportOverlap: jest.fn(),
  });
  const remoteLoader = {
    match: manifests.match,
    find: manifests.find,
    failures: manifests.failures,
    load: async (remote: string) => ({ status: 'ready', value: { routes: ROUTES[remote] } }),
    isInvalidated: () => false,
    noteNavigation: () => {},
    // The router reads nothing else.
  } as unknown as RemoteLoader;
  const router = createRouter(remoteLoader);
  const shown = () => router.state.matches.at(-1)?.route.id;
  return { router, shown };
}

// The router starts where the browser is.
beforeEach(() => history.replaceState(null, '', '/'));

test('a remote that is entered first cannot take a page of one that is registered before it', async () => {
  const { router, shown } = setUp();
  await router.navigate('/intruder');
  expect(shown()).toBe('intruder:own');
  await router.navigate('/search/anime');
  expect(shown()).toBe('search:results');
  expect(router.state.errors).toBeNull();
});

test('a value that the rules of a segment exclude is not found', async () => {
  const { router } = setUp();
  await router.navigate('/search/novel');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
});

test('the routes of a remote are added once', async () => {
  const { router, shown } = setUp();
  await router.navigate('/search/anime');
  await router.navigate('/');
  await router.navigate('/search/anime');
  expect(shown()).toBe('search:results');
});

test('a link that is pressed twice while its remote still loads leads to its page', async () => {
  const { router, shown } = setUp();
  const first = router.navigate('/search/anime');
  await router.navigate('/search/anime?q=moon');
  await first;
  expect(shown()).toBe('search:results');
  expect(router.state.errors).toBeNull();
});
