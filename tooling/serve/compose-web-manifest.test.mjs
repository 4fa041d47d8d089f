import sharp from 'sharp';
import { composeWebManifest } from './compose-web-manifest.mjs';
import { shortcutIcons } from './shortcut-icons.mjs';

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
      entry('Open', '/open', ['share'], 10),
    ],
  },
  {
    contributions: [
      entry('Import', '/import', ['files'], 10, { opens: { 'text/xml': ['.xml'] } }),
      entry('Nothing', '/nothing', ['files'], 20),
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
});

test('icons of shortcuts are files of both sizes, named by what they show, and drawn of the entry itself', async () => {
  const { iconsOf, files } = await shortcutIcons(MANIFESTS, '#123456');
  const [, anime] = compose({ iconsOf }).shortcuts;
  expect(anime.icons).toEqual([
    {
      src: expect.stringMatching(/^icons\/shortcut-96\.[0-9a-f]{8}\.png$/),
      sizes: '96x96',
      type: 'image/png',
    },
    {
      src: expect.stringMatching(/^icons\/shortcut-192\.[0-9a-f]{8}\.png$/),
      sizes: '192x192',
      type: 'image/png',
    },
  ]);
  for (const { src, sizes } of anime.icons) {
    const { data, info } = await sharp(files[src]).raw().ensureAlpha().toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe(sizes);
    const at = (x, y) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
    const unit = info.width / 48;
    // Outside of the round, on it, and on the line at M3 6h18 of the icon in its middle.
    expect(at(0, 0)[3]).toBe(0);
    expect(at(24 * unit, 40 * unit)).toEqual([0x12, 0x34, 0x56, 255]);
    expect(at(24 * unit, 18 * unit).slice(0, 3)).toEqual([255, 255, 255]);
  }
  const other = await shortcutIcons(MANIFESTS, '#654321');
  expect(Object.keys(other.files)).not.toEqual(Object.keys(files));
});

test('what is shared, and links in the scheme of the product, go to the page that opens links', () => {
  expect(compose({ product: { shortName: 'Next 2!' } })).toMatchObject({
    share_target: {
      action: 'open',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    protocol_handlers: [{ protocol: 'web+next', url: 'open?link=%s' }],
  });
  // Browsers take no other letters.
  expect(compose({ product: { shortName: '継ぎ' } }).protocol_handlers[0].protocol).toBe('web+a');
});

test('a remote of before has no such page: shared text is searched for', () => {
  const [{ contributions }] = MANIFESTS;
  const manifests = [{ contributions: contributions.filter(({ places }) => !places.includes('share')) }];
  expect(compose({ manifests }).share_target).toMatchObject({
    action: 'search/media',
    params: { text: 'q' },
  });
  expect(compose({ manifests }).protocol_handlers).toBeUndefined();
  expect(compose({ manifests: [] })).toMatchObject({ shortcuts: [] });
  expect(compose({ manifests: [] }).share_target).toBeUndefined();
});

test('files of the device go to the pages that say what they open', () => {
  expect(compose({}).file_handlers).toEqual([
    { action: 'import', accept: { 'text/xml': ['.xml'] }, launch_type: 'single-client' },
  ]);
  expect(compose({ manifests: [] }).file_handlers).toBeUndefined();
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
