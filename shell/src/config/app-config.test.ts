import { parseConfig } from './app-config.ts';

const base = 'https://host.example/tsugi/config.json';
const valid = {
  product: { name: 'Tsugi', shortName: 'Tsugi', providerName: 'AniList' },
  services: { tracker: 'https://t.example/graphql', mal: '/mal/v4', themes: 'https://x.example' },
  authorizeUrl: 'https://t.example/authorize',
  clientIds: { demo: '1', other: '2' },
  demoHost: 'demo.example',
  registry: 'remotes.json',
};

test('relative URLs resolve against config.json', () => {
  const result = parseConfig(valid, base);
  expect(result).toMatchObject({
    ok: true,
    value: {
      registry: 'https://host.example/tsugi/remotes.json',
      services: { mal: 'https://host.example/mal/v4', tracker: 'https://t.example/graphql' },
    },
  });
});

test.each([
  [undefined, 'graphql'],
  ['graphql', 'graphql'],
  ['json-api', 'json-api'],
])('the interface of the themes service is GraphQL unless named: %s', (themesInterface, expected) => {
  expect(parseConfig({ ...valid, themesInterface }, base)).toMatchObject({
    ok: true,
    value: { themesInterface: expected },
  });
});

test.each([
  ['themesInterface', { ...valid, themesInterface: 'rest' }],
  ['themesInterface', { ...valid, themesInterface: 7 }],
  ['product.name', { ...valid, product: { ...valid.product, name: '' } }],
  ['product.providerName', { ...valid, product: { name: 'a', shortName: 'b' } }],
  ['services.tracker', { ...valid, services: { ...valid.services, tracker: 5 } }],
  ['services.themes', { ...valid, services: { ...valid.services, themes: 'ftp://x.example' } }],
  ['services.mal', { ...valid, services: { ...valid.services, mal: 'not a URL' } }],
  ['services.mal', { ...valid, services: { ...valid.services, mal: 'mal.example' } }],
  ['authorizeUrl', { ...valid, authorizeUrl: 'http://' }],
  ['clientIds.other', { ...valid, clientIds: { demo: '1' } }],
  ['demoHost', { ...valid, demoHost: undefined }],
  ['registry', { ...valid, registry: null }],
  ['product.name', 'not an object'],
])('a wrong %s is named', (key, value) => {
  expect(parseConfig(value, base)).toMatchObject({ ok: false, key });
});
