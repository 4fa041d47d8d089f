import { checkCard, satisfies } from './check-card.ts';
import { CONTRACT_VERSION } from './contract-version.ts';

const card = {
  name: 'search',
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  shared: { react: '19.3.1' },
  widgets: ['trending-row'],
  routes: [{ path: '/search/:type', title: 'Search' }],
};
const provided = { react: '19.4.0' };

test('a card of this contract whose needs are met is accepted as it is', () => {
  expect(checkCard(card, 'search', provided)).toEqual({ ok: true, card });
});

test('the contract before this one is still accepted', () => {
  expect(checkCard({ ...card, contract: CONTRACT_VERSION - 1 }, 'search', provided).ok).toBe(true);
});

test.each([CONTRACT_VERSION + 1, CONTRACT_VERSION - 2])('contract %i is incompatible', (contract) => {
  const check = checkCard({ ...card, contract }, 'search', provided);
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
  const check = checkCard({ ...card, shared }, 'search', provided);
  expect(check).toMatchObject({ ok: false, reason: 'incompatible', detail: expect.stringContaining(named) });
});

test.each([
  [null, 'object'],
  [[], 'object'],
  [{ ...card, name: 'media' }, '"name"'],
  [{ ...card, version: 1 }, '"version"'],
  [{ ...card, contract: 'one' }, '"contract"'],
  [{ ...card, entry: '' }, '"entry"'],
  [{ ...card, shared: undefined }, '"shared"'],
  [{ ...card, widgets: [1] }, '"widgets"'],
  [{ ...card, routes: {} }, '"routes"'],
  [{ ...card, routes: [card.routes[0], { path: 'search', title: 'x' }] }, '"routes[1]"'],
])('a malformed card names the key: %#', (value, named) => {
  const check = checkCard(value, 'search', provided);
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
