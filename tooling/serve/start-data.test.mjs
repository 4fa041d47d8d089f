/** @jest-environment jsdom */
import { readEmbeddedStart } from '../../shell/boot/embedded-start.ts';
import { composeIndex } from './compose-index.mjs';

const config = { services: { tracker: 'https://t.example/graphql' }, registry: 'remotes.json' };
const card = 'fragment Card on Media { id }';

function embedAndRead(manifests, changes = {}) {
  const input = { basePath: '/', config: { ...config, ...changes }, manifests };
  document.body.innerHTML = composeIndex('<!-- start -->', input).index;
  return readEmbeddedStart()?.manifests;
}

it('gives every query as its manifest has it, though a page holds what they share once', () => {
  const request = (query) => ({ query, shape: 1, variables: {} });
  const manifests = {
    'https://a.example/remote.json': {
      name: 'a',
      contributions: [
        { type: 'route', path: '/a', requests: [request(`query A { ...Card } ${card}`)] },
        {
          type: 'route',
          path: '/b',
          requests: [request(`query B { ...Card } ${card}`), request('query C { c }')],
        },
        { type: 'route', path: '/c' },
        { type: 'home-start', requests: [request(`query A { ...Card } ${card}`)] },
      ],
    },
    // Its shape is not known before the shell has validated it.
    'https://b.example/remote.json': {
      name: 'b',
      contributions: [{ requests: [null] }, { requests: 'all' }],
    },
  };
  const starting = manifests['https://a.example/remote.json'];
  expect(embedAndRead(manifests)).toEqual({
    'https://a.example/remote.json': { ...starting, integrity: {} },
  });
  expect(document.body.innerHTML.split(card)).toHaveLength(2);
});

it.each([
  [undefined, 'query Artist { artist }'],
  ['graphql', 'query Artist { artist }'],
  ['json-api', '/artist/~slug~'],
])('holds the first request of the interface that config.json names: %s', (themesInterface, query) => {
  const route = { type: 'route', path: '/artist/:name' };
  const request = { source: 'themes', shape: 1, variables: {} };
  const both = { ...request, query: '/artist/~slug~', graphql: 'query Artist { artist }' };
  const manifests = { 'https://a.example/remote.json': { contributions: [{ ...route, requests: [both] }] } };
  const read = embedAndRead(manifests, { themesInterface });
  expect(read?.['https://a.example/remote.json']?.contributions).toEqual([
    { ...route, requests: [{ ...request, query }] },
  ]);
});

it('reads a page whose manifests are malformed', () => {
  expect(embedAndRead({ 'https://a.example/remote.json': { contributions: 'none' } })).toEqual({});
});
