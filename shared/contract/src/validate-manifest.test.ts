import { CONTRACT_VERSION } from './contract-version.ts';
import { satisfies, validateManifest } from './validate-manifest.ts';

const manifest = {
  name: 'search',
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  shared: { react: '19.3.1' },
  widgets: ['trending-row'],
  routes: [{ path: '/search/:type', title: 'Search' }],
};
const provided = { react: '19.4.0' };

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
  [{ react: '19.5.0' }, 'react 19.5.0'],
  [{ react: '20.0.0' }, 'react 20.0.0'],
  [{ vue: '3.0.0' }, 'vue 3.0.0'],
])('a need that is not met is incompatible and named: %j', (shared, named) => {
  const check = validateManifest({ ...manifest, shared }, 'search', provided);
  expect(check).toMatchObject({ ok: false, reason: 'incompatible', detail: expect.stringContaining(named) });
});

test.each([
  [null, 'object'],
  [[], 'object'],
  [{ ...manifest, name: 'media' }, '"name"'],
  [{ ...manifest, version: 1 }, '"version"'],
  [{ ...manifest, contract: 'one' }, '"contract"'],
  [{ ...manifest, entry: '' }, '"entry"'],
  [{ ...manifest, shared: undefined }, '"shared"'],
  [{ ...manifest, widgets: [1] }, '"widgets"'],
  [{ ...manifest, routes: {} }, '"routes"'],
  [{ ...manifest, routes: [manifest.routes[0], { path: 'search', title: 'x' }] }, '"routes[1]"'],
])('a malformed manifest names the key: %#', (value, named) => {
  const check = validateManifest(value, 'search', provided);
  expect(check).toMatchObject({ ok: false, reason: 'malformed', detail: expect.stringContaining(named) });
});

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.10.0', '19.9.9', true],
  ['19.3.0', '19.3.1', false],
  ['18.9.9', '19.0.0', false],
  ['20.0.0', '19.0.0', false],
  ['1.0.0', '^1.0.0', true],
])('%s satisfies %s: %s', (actual, needed, expected) => {
  expect(satisfies(actual, needed)).toBe(expected);
});
