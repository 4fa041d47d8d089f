/** @jest-environment jsdom */
import { readEmbeddedManifests } from '../../shell/boot/embedded-manifests.ts';
import { composeIndex } from './compose-index.mjs';

const config = { services: { tracker: 'https://t.example/graphql' }, registry: 'remotes.json' };
const card = 'fragment Card on Media { id }';

function embedAndRead(manifests) {
  document.body.innerHTML = composeIndex('<!-- manifests -->', { basePath: '/', config, manifests });
  return readEmbeddedManifests()?.manifests;
}

it('gives every query as its manifest has it, though a page holds what they share once', () => {
  const request = (query) => ({ query, shape: 1, variables: {} });
  const manifests = {
    'https://a.example/remote.json': {
      name: 'a',
      routes: [
        { path: '/a', prefetch: [request(`query A { ...Card } ${card}`)] },
        { path: '/b', prefetch: [request(`query B { ...Card } ${card}`), request('query C { c }')] },
        { path: '/c' },
      ],
      homeSlots: [{ path: '/', prefetch: request(`query A { ...Card } ${card}`) }],
    },
    // Its shape is not known before the shell has validated it.
    'https://b.example/remote.json': { name: 'b', routes: [{ prefetch: [null] }], homeSlots: [] },
  };
  expect(embedAndRead(manifests)).toEqual(manifests);
  expect(document.body.innerHTML.split(card)).toHaveLength(2);
});

it('reads a page whose manifests are malformed', () => {
  const manifests = { 'https://a.example/remote.json': { routes: 'none', homeSlots: null } };
  expect(embedAndRead(manifests)).toEqual(manifests);
});
