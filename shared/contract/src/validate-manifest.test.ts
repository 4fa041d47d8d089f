import { CONTRACT_VERSION } from './contract-version.ts';
import { validateManifest } from './validate-manifest.ts';

const manifest = {
  name: 'search',
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  shared: { react: '^19.4.0' },
  imports: { '@tsugi/ui': ['Button'] },
  contributions: [
    { type: 'route', path: '/search/:type', title: 'Search' },
    { type: 'widget', name: 'trending-row' },
    { type: 'of-a-later-shell', anything: 1 },
  ],
};
const withItem = (item: unknown) => ({ ...manifest, contributions: [...manifest.contributions, item] });
const provided = {
  versions: { react: '19.4.0' },
  exports: { '@tsugi/ui': ['Button', 'Link'] },
  satisfies: (version: string, range: string) => version === range || `^${version}` === range,
};

test('a manifest of this contract whose needs are met is accepted as it is', () => {
  expect(validateManifest(manifest, 'search', provided)).toEqual({ ok: true, manifest });
});

test('the contract before this one is still accepted', () => {
  expect(validateManifest({ ...manifest, contract: CONTRACT_VERSION - 1 }, 'search', provided).ok).toBe(true);
});

test.each([CONTRACT_VERSION + 1, CONTRACT_VERSION - 2])('contract %i is incompatible', (contract) => {
  const check = validateManifest({ ...manifest, contract }, 'search', provided);
  expect(check).toMatchObject({
    ok: false,
    reason: 'incompatible',
    detail: expect.stringContaining(`contract ${contract}`),
  });
});

test.each([
  [{ react: '^20.0.0' }, 'react ^20.0.0'],
  [{ vue: '^3.0.0' }, 'vue ^3.0.0'],
])('a range that the shell is not in is incompatible and named: %j', (shared, named) => {
  const check = validateManifest({ ...manifest, shared }, 'search', provided);
  expect(check).toMatchObject({ ok: false, reason: 'incompatible', detail: expect.stringContaining(named) });
});

test.each([
  [{ '@tsugi/ui': ['Button', 'Carousel'] }, '"Carousel" of @tsugi/ui'],
  [{ '@tsugi/ui/charts': ['BarChart'] }, '"BarChart" of @tsugi/ui/charts'],
])('an export that the shell does not provide is incompatible and named: %j', (imports, named) => {
  const check = validateManifest({ ...manifest, imports }, 'search', provided);
  expect(check).toMatchObject({ ok: false, reason: 'incompatible', detail: expect.stringContaining(named) });
});

test('a manifest of a build that wrote no imports is accepted by its versions', () => {
  const { imports: _none, ...older } = manifest;
  expect(validateManifest(older, 'search', provided).ok).toBe(true);
});

test.each([
  [null, 'object'],
  [[], 'object'],
  [{ ...manifest, name: 'media' }, '"name"'],
  [{ ...manifest, version: 1 }, '"version"'],
  [{ ...manifest, contract: 'one' }, '"contract"'],
  [{ ...manifest, entry: '' }, '"entry"'],
  [{ ...manifest, shared: undefined }, '"shared"'],
  [{ ...manifest, shared: { react: 19 } }, '"shared"'],
  [{ ...manifest, imports: { '@tsugi/ui': 'Button' } }, '"imports"'],
  [{ ...manifest, integrity: { 'remoteEntry.js': 1 } }, '"integrity"'],
  [{ ...manifest, contributions: {} }, '"contributions"'],
  [withItem(null), '"contributions[3]"'],
  [withItem({ name: 'row' }), '"contributions[3]" must have a type'],
  [
    withItem({ type: 'route', path: 'search', title: 'x' }),
    '"contributions[3]" must have a title and a path',
  ],
  [withItem({ type: 'route', path: '/search' }), '"contributions[3]" must have a title and a path'],
  [
    withItem({ type: 'route', path: '/x', title: 'x', params: { type: 7 } }),
    '"contributions[3]" must have a title and a path',
  ],
  [withItem({ type: 'redirect', from: '/a' }), '"contributions[3]" must have "from"'],
  [withItem({ type: 'redirect', from: '/a', to: '/b', params: [] }), '"contributions[3]" must have "from"'],
])('a malformed manifest names the key: %#', (value, named) => {
  const check = validateManifest(value, 'search', provided);
  expect(check).toMatchObject({ ok: false, reason: 'malformed', detail: expect.stringContaining(named) });
});
