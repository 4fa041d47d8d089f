import { composeWebManifest } from './compose-web-manifest.mjs';

const TEMPLATE = { id: 'a', name: 'A', short_name: 'A', theme_color: '#123456' };
const entry = (label, to, places, order, more = {}) => ({
  type: 'navigation',
  label,
  to,
  places,
  order,
  ...more,
});
const MANIFESTS = [
  {
    contributions: [
      entry('Anime', '/browse/anime', ['bar', 'shortcut'], 20, { icon: 'M3 6h18' }),
      entry('Find', '/search/media', ['search'], 10),
      entry('Search', '/search/media', ['shortcut'], 10),
    ],
  },
  { contributions: [entry('Me', '/user/:viewer', ['shortcut'], 5, { audience: 'signed-in' })] },
  {},
];

const compose = (input) => JSON.parse(composeWebManifest(TEMPLATE, { manifests: MANIFESTS, ...input }));

test('shortcuts are entries of the remotes that every user has, in their order', () => {
  const { shortcuts } = compose({});
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Search', 'search/media'],
    ['Anime', 'browse/anime'],
  ]);
  expect(shortcuts[0].icons).toBeUndefined();
  const [{ src, type }] = shortcuts[1].icons;
  expect(type).toBe('image/svg+xml');
  expect(decodeURIComponent(src)).toContain('d="M3 6h18"');
});

test('shared text goes to the page that takes a search', () => {
  expect(compose({}).share_target).toEqual({
    action: 'search/media',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'q' },
  });
  expect(compose({ manifests: [] })).toMatchObject({ shortcuts: [] });
  expect(compose({ manifests: [] }).share_target).toBeUndefined();
});

test('the names are those of the deployment', () => {
  const product = { name: 'Next', shortName: 'N' };
  expect(compose({ product })).toMatchObject({ id: 'a', name: 'Next', short_name: 'N' });
});

test('an entry that leads elsewhere, or is none, is left out', () => {
  const contributions = [
    null,
    entry('Out', '//other.example', ['shortcut'], 1),
    { type: 'navigation', to: '/a', places: ['shortcut'] },
  ];
  expect(compose({ manifests: [{ contributions }] }).shortcuts).toEqual([]);
});

test('a composed manifest can be composed again', () => {
  const once = JSON.parse(composeWebManifest(TEMPLATE, { manifests: MANIFESTS }));
  expect(JSON.parse(composeWebManifest(once, { manifests: [] }))).toEqual({
    ...TEMPLATE,
    shortcuts: [],
  });
});

test('each language has one, with the labels of the remotes in it', () => {
  const template = { ...TEMPLATE, description: 'Browse', screenshots: [{ src: 'a.png', label: 'Home' }] };
  const manifest = { ...MANIFESTS[0], texts: { de: { Search: 'Suche' } } };
  const messages = { Browse: 'Stöbern', Home: 'Start' };
  const composed = JSON.parse(
    composeWebManifest(template, { manifests: [manifest], language: 'de', messages }),
  );
  expect(composed).toMatchObject({
    id: 'a',
    lang: 'de',
    dir: 'ltr',
    description: 'Stöbern',
    screenshots: [{ src: 'a.png', label: 'Start' }],
  });
  expect(composed.shortcuts.map(({ name }) => name)).toEqual(['Suche', 'Anime']);
});

test('a pseudo-locale from right to left says so', () => {
  const composed = composeWebManifest(TEMPLATE, { manifests: [], language: 'x-pseudo-rtl' });
  expect(JSON.parse(composed)).toMatchObject({ lang: 'en', dir: 'rtl' });
});
