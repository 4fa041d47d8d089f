import { CONTRACT_VERSION } from '@tsugi/contract';
import { createManifestStore } from '../remotes/manifest-store.ts';
import type { Registry } from '../remotes/registry.ts';
import { followRegistry } from './follow-registry.ts';

const one = 'https://s.example/1.0.0/remote.json';
const two = 'https://s.example/2.0.0/remote.json';
const manifestOf = (version: string) => ({
  name: 'search',
  version,
  contract: CONTRACT_VERSION,
  entry: 'entry.js',
  shared: { react: '^19.0.0' },
  contributions: [{ type: 'route', path: '/search/:type', title: 'Search' }],
});

/** A page in which version 1.0.0 of the remote runs. */
async function openPage(files: Record<string, unknown>) {
  const registry: { now: Registry | undefined } = { now: { search: one } };
  const page = { isBusy: false, reload: jest.fn(), offer: jest.fn(), onError: jest.fn() };
  const manifests = createManifestStore({
    registry: { search: one },
    known: {},
    provided: {
      versions: { react: '19.3.1' },
      exports: {},
      satisfies: (_version, range) => range === '^19.0.0',
    },
    load: async (url) => {
      const file = url === one ? manifestOf('1.0.0') : files[url];
      if (file === undefined) throw new Error(`${url} responded with 404`);
      return file;
    },
  });
  await manifests.manifest('search');
  const follower = followRegistry({
    remoteLoader: {
      manifests,
      match: manifests.match,
      readRegistry: async () => registry.now,
      isInvalidated: (remote) => manifests.manifestUrl(remote) !== one,
      onNavigation: () => undefined,
    },
    offer: page.offer,
    isBusy: () => page.isBusy,
    reloadPage: page.reload,
    onError: page.onError,
  });
  return { ...page, page, registry, manifests, follower };
}

test('a good release is offered', async () => {
  const { follower, registry, offer, reload, manifests } = await openPage({ [two]: manifestOf('2.0.0') });
  registry.now = { search: two };
  await follower.check();
  expect(offer).toHaveBeenLastCalledWith(true);
  expect(reload).not.toHaveBeenCalled();
  expect(manifests.manifestUrl('search')).toBe(two);
});

test('a release that is rolled back is no longer offered', async () => {
  const { follower, registry, offer } = await openPage({ [two]: manifestOf('2.0.0') });
  registry.now = { search: two };
  await follower.check();
  registry.now = { search: one };
  await follower.check();
  expect(offer).toHaveBeenLastCalledWith(false);
});

test.each([
  ['is missing', undefined],
  ['is malformed', { name: 'search' }],
  ['needs a newer contract', { ...manifestOf('2.0.0'), contract: CONTRACT_VERSION + 1 }],
  ['needs another React', { ...manifestOf('2.0.0'), shared: { react: '^20.0.0' } }],
  ['needs an export that is not provided', { ...manifestOf('2.0.0'), imports: { '@tsugi/ui': ['Chart'] } }],
])('a release whose manifest %s leaves the running version alone', async (_what, file) => {
  const { follower, registry, offer, reload, onError, manifests } = await openPage({ [two]: file });
  registry.now = { search: two };
  await follower.check();
  await follower.enter('/search/manga');
  expect(offer).toHaveBeenLastCalledWith(false);
  expect(reload).not.toHaveBeenCalled();
  expect(manifests.manifestUrl('search')).toBe(one);
  expect(await manifests.manifest('search')).toMatchObject({ value: { version: '1.0.0' } });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ remote: 'search' }));
});

test('a repaired release is accepted', async () => {
  const files: Record<string, unknown> = {};
  const { follower, registry, offer } = await openPage(files);
  registry.now = { search: two };
  await follower.check();
  files[two] = manifestOf('2.0.0');
  await follower.check();
  expect(offer).toHaveBeenLastCalledWith(true);
});

test('entering the remote by another path loads the release in a fresh document', async () => {
  const { follower, registry, reload } = await openPage({ [two]: manifestOf('2.0.0') });
  registry.now = { search: two };
  await follower.enter('/search/manga');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('entering a page of another remote does not reload the document', async () => {
  const { follower, registry, reload, offer } = await openPage({ [two]: manifestOf('2.0.0') });
  registry.now = { search: two };
  await follower.enter('/elsewhere');
  expect(reload).not.toHaveBeenCalled();
  expect(offer).toHaveBeenLastCalledWith(true);
});

test('a document is not replaced while a field has the focus: the release is offered', async () => {
  const { follower, page, registry, offer, reload } = await openPage({ [two]: manifestOf('2.0.0') });
  page.isBusy = true;
  registry.now = { search: two };
  await follower.enter('/search/manga');
  expect(reload).not.toHaveBeenCalled();
  expect(offer).toHaveBeenLastCalledWith(true);
});

test('a remote that moves to an origin this page may not read from stays until the next document', async () => {
  const moved = 'https://moved.example/2.0.0/remote.json';
  const { follower, registry, offer, onError, manifests } = await openPage({ [moved]: manifestOf('2.0.0') });
  registry.now = { search: moved };
  await follower.check();
  expect(manifests.manifestUrl('search')).toBe(one);
  expect(offer).toHaveBeenLastCalledWith(false);
  expect(onError).not.toHaveBeenCalled();
});

test('a registry that cannot be read changes nothing', async () => {
  const { follower, registry, offer } = await openPage({});
  registry.now = undefined;
  await follower.check();
  expect(offer).not.toHaveBeenCalled();
});
