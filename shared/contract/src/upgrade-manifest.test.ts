import type { RemoteManifest } from './remote-manifest.ts';
import { matchManifest } from './routing/match-manifest.ts';
import { upgradeManifest } from './upgrade-manifest.ts';
import { validateManifest } from './validate-manifest.ts';

const provided = { versions: {}, exports: {}, satisfies: () => true };

/** As a build of contract 1 wrote it. */
const search = {
  name: 'search',
  version: '1.3.0',
  contract: 1,
  entry: 'remoteEntry.js',
  shared: {},
  routes: [
    { path: '/search/:type', title: 'Search', prefetch: { query: 'query One { one }', variables: {} } },
    {
      path: '/artist/:name',
      title: 'Artist',
      prefetch: [{ query: 'query Two { two }', variables: {} }],
      prefetchGet: { source: 'mal', query: '/one', variables: {} },
    },
  ],
  redirects: [{ from: '/search', to: '/search/media' }],
  navigation: [{ label: 'Search', to: '/search/media', places: ['bar'], order: 10 }],
  widgets: ['trending-row', 'season-row'],
  homeSlots: [
    {
      path: '/',
      audience: 'signed-out',
      preload: { scripts: ['rows.js'], styles: [] },
      prefetch: [{ query: 'query Rows { rows }', variables: {} }],
      firstScreen: { script: 'rows-first.js' },
    },
  ],
};

function upgraded(value: unknown): RemoteManifest {
  const check = validateManifest(upgradeManifest(value), 'search', provided);
  if (!check.ok) throw new Error(check.detail);
  return check.manifest;
}

test('pages, redirects, links and widgets of contract 1 are contributions', () => {
  const manifest = upgraded(search);
  expect(matchManifest(manifest, '/search/anime')).toMatchObject({ route: { title: 'Search' } });
  expect(matchManifest(manifest, '/search')).toEqual({ redirectTo: '/search/media' });
  expect(manifest.contributions).toContainEqual({ type: 'navigation', ...search.navigation[0] });
  expect(manifest.contributions).toContainEqual({ type: 'widget', name: 'season-row' });
});

test('first requests of all kinds stand in one list', () => {
  const requests = upgraded(search).contributions.map((one) => 'requests' in one && one.requests);
  expect(requests.slice(0, 2)).toEqual([
    [{ query: 'query One { one }', variables: {} }],
    [
      { query: 'query Two { two }', variables: {} },
      { source: 'mal', query: '/one', variables: {} },
    ],
  ]);
});

test('the sections that the shell of contract 1 named are contributed by their remote', () => {
  const { contributions } = upgraded(search);
  const sections = contributions.filter(({ type }) => type === 'home-section');
  expect(sections).toEqual([
    expect.objectContaining({ widget: 'trending-row', props: { type: 'ANIME' }, audience: 'signed-out' }),
    expect.objectContaining({ widget: 'season-row', isFirst: true }),
    expect.objectContaining({ widget: 'trending-row', props: { type: 'MANGA' } }),
  ]);
  expect(contributions.at(-1)).toMatchObject({
    type: 'home-start',
    audience: 'signed-out',
    requests: [{ query: 'query Rows { rows }' }],
    firstScreen: { script: 'rows-first.js' },
  });
});

test('what is of another contract, or of no shape, stays as it is', () => {
  for (const value of [null, 1, 'text', [], {}, { contract: 2, contributions: [] }, { contract: 1 }])
    expect(upgradeManifest(value)).toBe(value);
});

test.each([
  [{ ...search, routes: [null] }],
  [{ ...search, routes: [{ path: 7, title: 'x' }] }],
  [{ ...search, redirects: [{ from: '/a' }] }],
])('a malformed manifest of contract 1 is malformed afterwards too: %#', (value) => {
  expect(validateManifest(upgradeManifest(value), 'search', provided)).toMatchObject({
    ok: false,
    reason: 'malformed',
  });
});
