import { askModule } from './ask-module.mjs';

const file = { p: 'https://s.example/', u: (id) => `chunks/${id}.js`, k: (id) => `chunks/${id}.css` };
const loader = { ...file, sriHashes: { 7: 'sha256-a' }, sriCssHashes: { 7: 'sha256-b' } };

/** @param {object} module @param {object} [given] */
function provide(module, given = loader) {
  globalThis.tsugi_one = { get: async () => () => module };
  globalThis['chunksOfOne@1.0.0'] = { push: ([, , run]) => run(given) };
}
afterEach(() => {
  delete globalThis.tsugi_one;
  delete globalThis['chunksOfOne@1.0.0'];
});

const page = { id: 'page', lazy: async () => ({ Component: () => null }) };
const ask = () => askModule({ variable: 'tsugi_one', chunkList: 'chunksOfOne', widgets: ['row'] });
const good = { routes: [page], preload: async () => {}, widgets: { row: async () => () => null } };

test('a module whose routes and widgets all load has no failures, and its chunks are named with their hashes', async () => {
  provide(good);
  expect(await ask()).toEqual({
    failures: [],
    files: [
      { url: 'https://s.example/chunks/7.js', hash: 'sha256-a' },
      { url: 'https://s.example/chunks/7.css', hash: 'sha256-b' },
    ],
  });
});

test('a route that throws is named, also below another one, and so is a widget that is not there', async () => {
  const throwing = { id: 'panel', lazy: () => Promise.reject(new Error('broken')) };
  provide({ ...good, routes: [{ ...page, children: [throwing] }], widgets: {} });
  expect((await ask()).failures).toEqual([
    'route panel: broken',
    'widget row: it is named by the manifest, but not there',
  ]);
});

test('a module of another shape, one that throws, and an entry without hashes are failures', async () => {
  provide({ ...good, routes: undefined });
  expect((await ask()).failures).toEqual(['it does not offer routes, preload and widgets']);
  provide(good, file);
  expect((await ask()).failures).toEqual(['its files: its entry script has no hashes of its chunks']);
  globalThis.tsugi_one = { get: () => Promise.reject(new Error('syntax')) };
  expect((await ask()).failures).toEqual(['its module: syntax']);
});
