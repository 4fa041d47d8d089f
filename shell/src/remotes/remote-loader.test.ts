/** @jest-environment jsdom */
import { CONTRACT_VERSION } from '@tsugi/contract';
import { importRemote } from './federation.ts';
import { createManifestStore } from './manifest-store.ts';
import { createRemoteLoader } from './remote-loader.ts';

jest.mock('./federation.ts', () => ({ importRemote: jest.fn() }));

const url = 'https://s.example/1.0.0/remote.json';
const manifest = {
  name: 'search',
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha256-abc' },
  shared: {},
  contributions: [{ type: 'route', path: '/search', title: 'Search' }],
};

const stay: Parameters<typeof createRemoteLoader>[0]['goBack'] = async (failure) => failure;

function openLoader({ isEditing = false, goBack = stay } = {}) {
  const onError = jest.fn();
  const manifests = createManifestStore({
    registry: { search: url },
    known: { [url]: manifest },
    provided: { versions: {}, exports: {}, satisfies: () => true },
    load: async () => manifest,
  });
  const loader = createRemoteLoader({
    manifests,
    readRegistry: async () => ({ search: url }),
    isEditing: () => isEditing,
    goBack,
    onError,
  });
  return { loader, onError };
}

test('only a navigation to another path may replace the document', () => {
  const { loader } = openLoader();
  expect(loader.noteNavigation('/search')).toBe(false);
  // A change of the query.
  expect(loader.noteNavigation('/search')).toBe(false);
  expect(loader.noteNavigation('/browse')).toBe(true);
  expect(loader.noteNavigation('/browse')).toBe(false);
});

test('no navigation replaces the document while a field has the focus', () => {
  const { loader } = openLoader({ isEditing: true });
  loader.noteNavigation('/search');
  expect(loader.noteNavigation('/browse')).toBe(false);
});

test('the listener is called for other paths only', () => {
  const { loader } = openLoader();
  const heard = jest.fn();
  loader.onNavigation(heard);
  for (const path of ['/search', '/search', '/browse', '/browse']) loader.noteNavigation(path);
  expect(heard.mock.calls).toEqual([['/browse']]);
});

test('a remote whose code fails goes back, and its failure stays when that is not possible', async () => {
  jest.mocked(importRemote).mockRejectedValue(new Error('thrown'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = { status: 'broken', remote: 'search', detail: 'its code failed while it started' };
  const ready = {
    status: 'ready',
    value: { routes: [], preload: async () => undefined, widgets: {} },
  } as const;
  const goBack = jest.fn(async () => ready);
  expect(await openLoader({ goBack }).loader.load('search')).toBe(ready);
  expect(goBack).toHaveBeenCalledWith(failed, expect.any(Function));
  const noFile = () => Promise.reject(new Error('its chunk did not arrive'));
  expect(await openLoader({ goBack: noFile }).loader.load('search')).toEqual(failed);
});

test('a widget that cannot be loaded is reported with its remote', async () => {
  jest.mocked(importRemote).mockResolvedValue({ routes: [], preload: async () => undefined, widgets: {} });
  const { loader, onError } = openLoader();
  expect((await loader.loadWidget('search', 'trending-row')).status).toBe('broken');
  expect(importRemote).toHaveBeenCalledWith('search', 'https://s.example/1.0.0/entry.js', 'sha256-abc');
  expect(onError).toHaveBeenCalledWith({ error: expect.any(Error), remote: 'search' });
});
