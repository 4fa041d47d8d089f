import { CONTRACT_VERSION } from '@tsugi/contract';
import { createManifestStore } from './manifest-store.ts';
import { parseRegistry } from './registry.ts';

const cardOf = (name: string, path: string) => ({
  name,
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'entry.js',
  shared: {},
  widgets: [],
  routes: [{ path, title: name }],
});
const registry = { media: 'https://m.example/1/remote.json', search: 'https://s.example/1/remote.json' };

const provided = { versions: {}, exports: {}, satisfies: () => true };

function store(answers: Record<string, () => Promise<unknown>>, known = {}) {
  const load = jest.fn(
    (url: string) => answers[url]?.() ?? Promise.reject(new Error(`${url} could not be reached`)),
  );
  return { load, manifests: createManifestStore({ registry, known, provided, load }) };
}

test('a manifest that came with the page is not fetched', async () => {
  const { manifests, load } = store({}, { [registry.media]: cardOf('media', '/ani/:id') });
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(load).not.toHaveBeenCalled();
});

test('a manifest that came with the page and is no good is read anew', async () => {
  const { manifests, load } = store(
    { [registry.media]: async () => cardOf('media', '/ani/:id') },
    { [registry.media]: { ...cardOf('media', '/ani/:id'), contract: 99 } },
  );
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a hanging remote does not hold up an address that another one claims', async () => {
  const { manifests } = store({
    [registry.media]: () => new Promise(() => undefined),
    [registry.search]: async () => cardOf('search', '/search'),
  });
  expect((await manifests.routeFor('/search'))?.remote).toBe('search');
});

test('an address that nobody claims is known as such once every manifest has answered', async () => {
  const { manifests } = store({
    [registry.media]: async () => cardOf('media', '/ani/:id'),
    [registry.search]: async () => cardOf('search', '/search'),
  });
  expect(await manifests.routeFor('/nowhere')).toBeUndefined();
  expect(await manifests.failures()).toEqual([]);
});

test('a failed manifest is read again at the next question', async () => {
  let isUp = false;
  const { manifests, load } = store({
    [registry.media]: async () => {
      if (!isUp) throw new Error('down');
      return cardOf('media', '/ani/:id');
    },
    [registry.search]: async () => cardOf('search', '/search'),
  });
  expect(await manifests.failures()).toMatchObject([
    { status: 'unreachable', remote: 'media', detail: 'down' },
  ]);
  isUp = true;
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(load.mock.calls.filter(([url]) => url === registry.media)).toHaveLength(2);
});

test('a moved pointer is followed, an unmoved one is not read again', async () => {
  const moved = 'https://m.example/2/remote.json';
  const { manifests, load } = store({
    [registry.media]: async () => cardOf('media', '/ani/:id'),
    [moved]: async () => ({ ...cardOf('media', '/ani/:id'), version: '2.0.0' }),
    [registry.search]: async () => cardOf('search', '/search'),
  });
  await manifests.manifest('media');
  await manifests.manifest('search');
  manifests.update({ ...registry, media: moved });
  expect(await manifests.manifest('media')).toMatchObject({ value: { version: '2.0.0' } });
  await manifests.manifest('search');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a manifest of the wrong shape is broken, one of another contract incompatible', async () => {
  const { manifests } = store({
    [registry.media]: async () => ({ name: 'media' }),
    [registry.search]: async () => ({ ...cardOf('search', '/search'), contract: 99 }),
  });
  expect((await manifests.manifest('media')).status).toBe('broken');
  expect((await manifests.manifest('search')).status).toBe('incompatible');
  expect((await manifests.manifest('nobody')).status).toBe('unreachable');
});

test('registry: manifests count from its own address, and a wrong key is named', () => {
  const url = 'https://host.example/tsugi/remotes.json';
  expect(parseRegistry({ remotes: { a: { manifest: 'a/1/remote.json' } } }, url)).toEqual({
    ok: true,
    registry: { a: 'https://host.example/tsugi/a/1/remote.json' },
  });
  expect(parseRegistry({ remotes: { a: { manifest: 7 } } }, url)).toMatchObject({
    ok: false,
    key: 'remotes.a.manifest',
  });
  expect(parseRegistry([], url)).toMatchObject({ ok: false, key: 'remotes' });
});
