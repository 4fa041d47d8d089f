import type { PathMatch } from '../remotes/manifest-store.ts';
import { createPlaces } from './places.ts';

const MANIFEST_URL = 'https://profile.example/2.0.0/remote.json';
const OLD_URL = 'https://profile.example/1.9.0/remote.json';
const ROUTES = [
  { path: '/user/:name/:list?', title: '', params: { list: ['animelist', 'mangalist'] } },
  { path: '/activity/:id', title: '', params: { id: 'digits' as const } },
];

function setUp(running?: string) {
  return createPlaces({
    manifests: {
      find: (path) => {
        const [, first] = path.split('/');
        if (first === 'old') return { redirectTo: '/user/aoi', remote: 'profile' } as unknown as PathMatch;
        const route = ROUTES.find(({ path: pattern }) => pattern.startsWith(`/${first}/`));
        // The parts that are read.
        return route && ({ route, remote: 'profile' } as unknown as PathMatch);
      },
      names: () => ['profile'],
      manifestUrl: (remote) => (remote === 'profile' ? MANIFEST_URL : undefined),
      version: (_remote, url) => (url === OLD_URL ? '1.9.0' : url === MANIFEST_URL ? '2.0.0' : undefined),
    },
    runningManifestUrl: () => running,
    shellVersion: '1.1.0',
    root: 'https://host.example/tsugi/',
  });
}

test.each([
  ['/user/haruka/animelist', { remote: 'profile', version: '2.0.0', route: '/user/:name/:list?' }],
  ['/activity/4711', { remote: 'profile', version: '2.0.0', route: '/activity/:id' }],
  ['/', { remote: 'shell', version: '1.1.0', route: '/' }],
  ['/authentication', { remote: 'shell', version: '1.1.0', route: '/authentication' }],
  ['/nothing/haruka', { remote: 'shell', version: '1.1.0', route: 'unknown' }],
  ['/old/haruka', { remote: 'shell', version: '1.1.0', route: 'unknown' }],
])('%s is said by its pattern', (path, place) => {
  expect(setUp().at(path)).toEqual(place);
});

test('the version is that of the running code, also once the registry names another', () => {
  expect(setUp(OLD_URL).at('/user/haruka').version).toBe('1.9.0');
});

test('another remote at fault has its own version; a name that is not in the registry is not taken', () => {
  const { at, withRemote } = setUp();
  expect(withRemote(at('/'), 'profile')).toEqual({ remote: 'profile', version: '2.0.0', route: '/' });
  expect(withRemote(at('/'), 'haruka')).toEqual(at('/'));
});

test('free values of a path are names and ids, not the listed values of a segment', () => {
  expect(setUp().freeValues('/user/haruka/animelist')).toEqual(['haruka']);
  expect(setUp().freeValues('/activity/4711')).toEqual(['4711']);
  expect(setUp().freeValues('/nothing/haruka')).toEqual([]);
});

test('a script belongs to the remote whose folder it stands in, or to the shell', () => {
  const { remoteOfScript } = setUp();
  expect(remoteOfScript('https://profile.example/2.0.0/chunks/route-user.js')).toBe('profile');
  expect(remoteOfScript('https://host.example/tsugi/shell.0123abcd.js')).toBe('shell');
  expect(remoteOfScript('https://other.example/x.js')).toBeUndefined();
});
