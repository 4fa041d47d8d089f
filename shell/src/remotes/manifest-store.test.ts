import { CONTRACT_VERSION } from '@tsugi/contract';
import { createManifestStore } from './manifest-store.ts';

const manifestOf = (name: string, path: string, params = {}) => ({
  name,
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'entry.js',
  shared: {},
  contributions: [{ type: 'route', path, title: name, params }],
});
const registry = { media: 'https://m.example/1/remote.json', search: 'https://s.example/1/remote.json' };

const provided = { versions: {}, exports: {}, satisfies: () => true };

function store(responses: Record<string, () => Promise<unknown>>, known = {}, last: { name: string }[] = []) {
  const load = jest.fn(
    (url: string) => responses[url]?.() ?? Promise.reject(new Error(`${url} could not be reached`)),
  );
  const reportOverlap = jest.fn();
  const manifests = createManifestStore({ registry, known, last, provided, load, reportOverlap });
  return { load, reportOverlap, manifests };
}

test('a remote of the contract before this one is read as one of this', async () => {
  const { contributions: _, ...rest } = manifestOf('media', '/ani/:id');
  const earlier = {
    ...rest,
    contract: 1,
    widgets: ['player'],
    routes: [{ path: '/ani/:id', title: 'media' }],
  };
  const { manifests } = store({ [registry.media]: async () => earlier });
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(manifests.find('/ani/1')).toMatchObject({ remote: 'media' });
});

test('an embedded manifest is not fetched', async () => {
  const { manifests, load } = store({}, { [registry.media]: manifestOf('media', '/ani/:id') });
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(load).not.toHaveBeenCalled();
});

test('an invalid embedded manifest is ignored, and the file is read', async () => {
  const { manifests, load } = store(
    { [registry.media]: async () => manifestOf('media', '/ani/:id') },
    { [registry.media]: { ...manifestOf('media', '/ani/:id'), contract: 99 } },
  );
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(load).toHaveBeenCalledTimes(1);
});

test('exports of the shell are loaded for a manifest that names some, and one of the page that names none waits for nothing', async () => {
  const importing = (name: string) => ({
    ...manifestOf('media', '/ani/:id'),
    imports: { '@tsugi/ui': [name] },
  });
  const loadExports = jest.fn(async () => ({ '@tsugi/ui': ['Button'] }));
  const known = { [registry.search]: manifestOf('search', '/search') };
  const statusOf = async (name: string) => {
    const load = async () => importing(name);
    const manifests = createManifestStore({ registry, known, provided, loadExports, load });
    expect((await manifests.manifest('search')).status).toBe('ready');
    expect(loadExports).not.toHaveBeenCalled();
    const { status } = await manifests.manifest('media');
    expect(loadExports).toHaveBeenCalledTimes(1);
    loadExports.mockClear();
    return status;
  };
  expect(await statusOf('Button')).toBe('ready');
  expect(await statusOf('Chart')).toBe('incompatible');
  loadExports.mockRejectedValueOnce(new Error('no network'));
  expect(await statusOf('Button')).toBe('unreachable');
});

test('a hanging remote does not block a path of another one', async () => {
  const { manifests } = store({
    [registry.media]: () => new Promise(() => undefined),
    [registry.search]: async () => manifestOf('search', '/search'),
  });
  expect((await manifests.match('/search'))?.remote).toBe('search');
});

test('a path of no remote is not found once every manifest has been read', async () => {
  const { manifests } = store({
    [registry.media]: async () => manifestOf('media', '/ani/:id'),
    [registry.search]: async () => manifestOf('search', '/search'),
  });
  expect(await manifests.match('/nowhere')).toBeUndefined();
  expect(await manifests.failures()).toEqual([]);
});

test('a failed manifest is read again at the next request', async () => {
  let isUp = false;
  const { manifests, load } = store({
    [registry.media]: async () => {
      if (!isUp) throw new Error('down');
      return manifestOf('media', '/ani/:id');
    },
    [registry.search]: async () => manifestOf('search', '/search'),
  });
  expect(await manifests.failures()).toMatchObject([
    { status: 'unreachable', remote: 'media', detail: 'down' },
  ]);
  isUp = true;
  expect((await manifests.manifest('media')).status).toBe('ready');
  expect(load.mock.calls.filter(([url]) => url === registry.media)).toHaveLength(2);
});

test('a changed pointer is followed, an unchanged one is not read again', async () => {
  const moved = 'https://m.example/2/remote.json';
  const { manifests, load } = store({
    [registry.media]: async () => manifestOf('media', '/ani/:id'),
    [moved]: async () => ({ ...manifestOf('media', '/ani/:id'), version: '2.0.0' }),
    [registry.search]: async () => manifestOf('search', '/search'),
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
    [registry.search]: async () => ({ ...manifestOf('search', '/search'), contract: 99 }),
  });
  expect((await manifests.manifest('media')).status).toBe('broken');
  expect((await manifests.manifest('search')).status).toBe('incompatible');
  expect((await manifests.manifest('nobody')).status).toBe('unreachable');
});

describe('two remotes that have a pattern for one path', () => {
  const type = { type: ['anime'] };
  const responses = {
    [registry.media]: async () => manifestOf('media', '/search/:type', type),
    [registry.search]: async () => manifestOf('search', '/search/:anything'),
  };

  test.each([
    ['from the network', {}, responses],
    [
      'with the page',
      {
        [registry.search]: manifestOf('search', '/search/:anything'),
        [registry.media]: manifestOf('media', '/search/:type', type),
      },
      {},
    ],
  ])('the one that is registered first keeps it, when they come %s', async (_how, known, loaded) => {
    const { manifests, reportOverlap } = store(loaded, known);
    await manifests.failures();
    expect(await manifests.match('/search/anime')).toMatchObject({ remote: 'media' });
    expect(await manifests.match('/search/other')).toBeUndefined();
    expect(reportOverlap.mock.calls).toEqual([
      [
        expect.objectContaining({
          winner: { remote: 'media', path: '/search/:type' },
          dropped: { remote: 'search', path: '/search/:anything' },
        }),
      ],
    ]);
  });

  test('the later one gets it when the registry no longer names the first', async () => {
    const { manifests } = store(responses);
    await manifests.failures();
    manifests.update({ search: registry.search });
    expect(await manifests.match('/search/other')).toMatchObject({ remote: 'search' });
  });
});

describe('a release with a pattern for a path of another remote', () => {
  const moved = 'https://m.example/2/remote.json';
  const page = {
    [registry.media]: manifestOf('media', '/ani/:id'),
    [registry.search]: manifestOf('search', '/search/:type'),
  };
  const taking = {
    ...manifestOf('media', '/ani/:id'),
    contributions: [
      ...manifestOf('media', '/ani/:id').contributions,
      { type: 'route', path: '/search/:type/:header?', title: 'Mine' },
    ],
  };

  test.each([
    ['before it', { media: moved, search: registry.search }],
    ['after it', { search: registry.search, media: moved }],
  ])('is ignored there and reported once, also when the registry has it %s', async (_where, next) => {
    const { manifests, reportOverlap } = store({ [moved]: async () => taking }, page);
    manifests.update(next);
    await manifests.failures();
    expect(await manifests.match('/search/anime')).toMatchObject({ remote: 'search' });
    expect(await manifests.match('/search/anime/top')).toBeUndefined();
    expect(await manifests.match('/ani/1')).toMatchObject({ remote: 'media' });
    manifests.update({ ...next });
    await manifests.match('/search/anime');
    expect(reportOverlap.mock.calls).toEqual([
      [
        {
          winner: { remote: 'search', path: '/search/:type' },
          dropped: { remote: 'media', path: '/search/:type/:header?' },
        },
      ],
    ]);
  });

  test('does not get it either while the other remote is released too and cannot be read', async () => {
    const { manifests } = store({ [moved]: async () => taking }, page);
    manifests.update({ media: moved, search: 'https://s.example/2/remote.json' });
    expect(await manifests.match('/search/anime')).toBeUndefined();
    expect(await manifests.failures()).toMatchObject([{ remote: 'search', status: 'unreachable' }]);
  });
});

test('a remote whose new manifest cannot be read is parsed in its earlier version', async () => {
  const { manifests } = store({ [registry.media]: async () => manifestOf('media', '/ani/:id') });
  await manifests.manifest('media');
  manifests.update({ ...registry, media: 'https://m.example/2/remote.json' });
  expect((await manifests.manifest('media')).status).toBe('unreachable');
  expect(manifests.parsed()[0]).toMatchObject({ name: 'media' });
});

test('an embedded earlier manifest is parsed, but not loaded from', async () => {
  const { manifests } = store({}, {}, [manifestOf('search', '/search')]);
  expect((await manifests.manifest('search')).status).toBe('unreachable');
  expect(manifests.parsed()[1]).toMatchObject({ name: 'search' });
  expect(await manifests.match('/search')).toBeUndefined();
});
