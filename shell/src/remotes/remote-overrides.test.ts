/** @jest-environment jsdom */
import { applyRemoteOverrides, endRemoteOverrides, remoteOverrides } from './remote-overrides.ts';

const registry = {
  search: 'https://search.example/1.0.0/remote.json',
  media: 'https://media.example/1.0.0/remote.json',
};
const local = 'http://localhost:4103';

/** A server that redirects to its newest version. */
const redirected = { url: `${local}/2.0.0/remote.json`, json: async () => ({ name: 'search' }) as object };
const fetchMock = jest.fn(async (_url: string) => redirected);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/search/anime');
  fetchMock.mockClear();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the parameter points one remote at another origin and leaves the URL', async () => {
  history.replaceState(null, '', `/search/anime?q=moon&remote=search@${local}`);
  expect(await applyRemoteOverrides(registry, [local])).toEqual({
    ...registry,
    search: `${local}/2.0.0/remote.json`,
  });
  expect(fetchMock).toHaveBeenCalledWith(`${local}/remote.json`, expect.anything());
  expect(location.search).toBe('?q=moon');
});

test('a static host names the newest version in place of a redirect', async () => {
  const pointer = { url: `${local}/remote.json`, json: async () => ({ manifest: '3.1.0/remote.json' }) };
  fetchMock.mockResolvedValueOnce(pointer);
  history.replaceState(null, '', `/?remote=search@${local}`);
  expect((await applyRemoteOverrides(registry, [local])).search).toBe(`${local}/3.1.0/remote.json`);
});

test('an override lasts until the tab is closed or the user ends it', async () => {
  history.replaceState(null, '', `/?remote=search@${local}`);
  await applyRemoteOverrides(registry, [local]);
  expect((await applyRemoteOverrides(registry, [local])).search).toBe(`${local}/2.0.0/remote.json`);
  endRemoteOverrides();
  expect(await applyRemoteOverrides(registry, [local])).toEqual(registry);
});

test.each([
  ['an origin that is not allowed', 'search@https://evil.example'],
  ['an allowed host on another port', 'search@http://localhost:4104'],
  ['an allowed origin as the user of another', `search@${local}@evil.example`],
  ['a remote that the registry does not have', `admin@${local}`],
])('%s changes nothing and is not stored', async (_what, value) => {
  history.replaceState(null, '', `/?remote=${encodeURIComponent(value)}`);
  expect(await applyRemoteOverrides(registry, [local])).toEqual(registry);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(remoteOverrides()).toEqual({});
});

test('a parameter of another form stays in the URL', async () => {
  history.replaceState(null, '', '/?remote=yes');
  expect(await applyRemoteOverrides(registry, [local])).toEqual(registry);
  expect(location.search).toBe('?remote=yes');
});

test('a full manifest URL is taken as it is', async () => {
  history.replaceState(null, '', `/?remote=search@${local}/3.0.0/remote.json`);
  await applyRemoteOverrides(registry, [local]);
  expect(fetchMock).toHaveBeenCalledWith(`${local}/3.0.0/remote.json`, expect.anything());
});

test('a malformed entry in the storage is ignored', async () => {
  localStorage.setItem('tsugi.remote-overrides', 'used');
  sessionStorage.setItem('tsugi.remote-overrides', '{"search":7,"media":"no url"}');
  expect(await applyRemoteOverrides(registry, [local])).toEqual(registry);
});

test.each([['http://localhost:4103'], [['*']], [7]])(
  '%j is no list of origins: the key is named',
  async (listed) => {
    await expect(applyRemoteOverrides(registry, listed)).rejects.toMatchObject({
      file: 'config.json',
      key: 'remoteOverrides',
    });
  },
);

test('without a list nothing may be overridden', async () => {
  history.replaceState(null, '', `/?remote=search@${local}`);
  expect(await applyRemoteOverrides(registry, undefined)).toEqual(registry);
});
