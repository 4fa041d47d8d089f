import fc from 'fast-check';
import { contributionsOf } from '../contributions-of.ts';
import type { Contribution, RoutePattern } from '../remote-manifest.ts';
import { matchManifest } from './match-manifest.ts';
import { patternsOverlap } from './patterns-overlap.ts';
import { withoutOverlaps } from './without-overlaps.ts';

const route = (path: string, title: string, more: Partial<RoutePattern> = {}): Contribution => ({
  type: 'route',
  path,
  title,
  ...more,
});
const redirect = (from: string, to: string): Contribution => ({ type: 'redirect', from, to });
const pathsOf = (manifest: Parameters<typeof contributionsOf>[0] | undefined) =>
  manifest && contributionsOf(manifest, 'route').map(({ path }) => path);
const types = { type: ['anime', 'manga'] };
const search = {
  name: 'search',
  contributions: [route('/search/:type', 'Search', { params: types }), redirect('/search', '/search/anime')],
};

test('a pattern of a later remote that overlaps is dropped and named; the pattern of the first remote stays', () => {
  const intruder = {
    name: 'intruder',
    contributions: [route('/search/:type', 'Mine'), route('/intruder', 'Mine')],
  };
  const { manifests, overlaps } = withoutOverlaps([search, intruder]);
  expect(overlaps).toEqual([
    {
      winner: { remote: 'search', path: '/search/:type' },
      dropped: { remote: 'intruder', path: '/search/:type' },
    },
  ]);
  expect(manifests[0]).toEqual(search);
  expect(pathsOf(manifests[1])).toEqual(['/intruder']);
});

test('all patterns of a route are dropped together', () => {
  const profile = {
    name: 'profile',
    contributions: [
      route('/user/:name', 'User', { route: 'user' }),
      route('/search/anime', 'Part', { route: 'user' }),
      route('/feed', 'Feed', { route: 'feed' }),
    ],
  };
  const [, kept] = withoutOverlaps([search, profile]).manifests;
  expect(pathsOf(kept)).toEqual(['/feed']);
});

test('redirects count as patterns too', () => {
  const other = { name: 'other', contributions: [route('/search', 'Other')] };
  expect(withoutOverlaps([search, other]).overlaps).toHaveLength(1);
  expect(withoutOverlaps([other, search]).manifests[1]?.contributions).toEqual([search.contributions[0]]);
});

test('pages of the shell belong to the shell', () => {
  const greedy = { name: 'greedy', contributions: [route('/:anything?', 'Mine')] };
  expect(withoutOverlaps([greedy]).overlaps[0]?.winner.remote).toBe('shell');
});

test('patterns of one remote may overlap: the first that matches is meant', () => {
  const remote = {
    name: 'remote',
    contributions: [route('/a/b', 'Special'), route('/a/:b', 'General')],
  };
  const { manifests, overlaps } = withoutOverlaps([remote]);
  expect(overlaps).toEqual([]);
  expect(matchManifest(manifests[0] ?? remote, '/a/b')).toMatchObject({ route: { title: 'Special' } });
});

describe('with the manifests that were deployed together', () => {
  const media = { name: 'media', contributions: [route('/anime/:id', 'Media')] };
  const taking = {
    name: 'media',
    contributions: [...media.contributions, route('/search/:type/:header?', 'Mine')],
  };
  const earlier = [media, search];

  test.each([
    ['first', [taking, search]],
    ['last', [search, taking]],
  ])('a release takes no path of another remote, when it is %s in the registry', (_where, manifests) => {
    const result = withoutOverlaps<(typeof manifests)[number]>(manifests, earlier);
    expect(result.manifests.find(({ name }) => name === 'media')).toEqual(media);
    expect(result.manifests.find(({ name }) => name === 'search')).toEqual(search);
    expect(result.overlaps).toEqual([
      {
        winner: { remote: 'search', path: '/search/:type' },
        dropped: { remote: 'media', path: '/search/:type/:header?' },
      },
    ]);
  });

  test('a more special pattern, or the same one with other rules, takes nothing either', () => {
    for (const path of ['/search/anime', '/:any/:type', '/search']) {
      const special = { name: 'media', contributions: [route(path, 'Mine')] };
      expect(withoutOverlaps([special, search], earlier).manifests[0]?.contributions).toEqual([]);
    }
    const wider = { name: 'media', contributions: [route('/anime/:id', 'Media')] };
    const narrow = {
      name: 'media',
      contributions: [route('/:type/:id', 'Media', { params: { type: ['anime'] } })],
    };
    expect(withoutOverlaps([wider, search], [narrow, search]).overlaps).toEqual([]);
    const widest = { name: 'media', contributions: [route('/:type/:id', 'Media')] };
    expect(withoutOverlaps([widest, search], [narrow, search]).manifests[1]).toEqual(search);
  });

  test('a remote keeps its paths while its present manifest is not read', () => {
    expect(withoutOverlaps([taking], earlier).manifests).toEqual([media]);
  });

  test('a path may move: the one that had it gives it up first', () => {
    const without = { name: 'search', contributions: [route('/find', 'Search')] };
    expect(withoutOverlaps([taking, without], earlier)).toEqual({
      manifests: [taking, without],
      overlaps: [],
    });
  });

  test('what a release adds does not come before a remote of which nothing is known', () => {
    expect(withoutOverlaps([taking, search], [media]).manifests).toEqual([media, search]);
  });
});

test('what is left never overlaps between remotes, and nothing else is dropped', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', ':x', ':y?'), { minLength: 1, maxLength: 3 })
    .map(
      (parts) =>
        `/r/${parts.map((part, index) => (index < parts.length - 1 ? part.replace('?', '') : part)).join('/')}`,
    );
  const remotes = fc.array(fc.array(path, { maxLength: 3 }), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(remotes, (lists) => {
      const input = lists.map((paths, index) => ({
        name: `remote-${index}`,
        contributions: paths.map((one) => route(one, one)),
      }));
      const { manifests, overlaps } = withoutOverlaps(input);
      const kept = manifests.flatMap((manifest) =>
        contributionsOf(manifest, 'route').map((one) => ({ name: manifest.name, route: one })),
      );
      for (const one of kept) {
        for (const other of kept) {
          if (one.name !== other.name) expect(patternsOverlap(one.route, other.route)).toBe(false);
        }
      }
      if (overlaps.length === 0) expect(manifests).toEqual(input);
      expect(manifests[0]).toEqual(input[0]);
    }),
  );
});
