/** @jest-environment jsdom */
import { CONTRACT_VERSION, type LoadOutcome } from '@tsugi/contract';
import type { LoadedRemote } from './load-remote.ts';
import { createManifestStore, failure } from './manifest-store.ts';

const url = (version: string) => `https://s.example/${version}/remote.json`;
const manifestOf = (version: string) => ({
  name: 'search',
  version,
  contract: CONTRACT_VERSION,
  entry: 'entry.js',
  shared: {},
  contributions: [{ type: 'route', path: '/search', title: 'Search' }],
});
const running: LoadedRemote = { routes: [], preload: async () => undefined, widgets: {} };
const broken = failure('broken', 'search', 'its code failed while it started');
const unreachable = failure('unreachable', 'search', 'its files did not arrive');

/** A document whose registry names version 2.0.0, which is broken, and the one before. */
async function openPage({
  previous = url('1.0.0'),
  doesPreviousRun = true,
}: {
  previous?: string | null;
  doesPreviousRun?: boolean;
} = {}) {
  // Tries are counted for a document.
  jest.resetModules();
  const { goBack } = await import('./go-back.ts');
  const { withoutFailed } = await import('./replaced-manifests.ts');
  const registry = { remotes: { search: { manifest: url('2.0.0'), previous } } };
  const manifests = createManifestStore({
    registry: { search: url('2.0.0'), media: 'https://m.example/remote.json' },
    known: { [url('1.0.0')]: manifestOf('1.0.0'), [url('2.0.0')]: manifestOf('2.0.0') },
    provided: { versions: {}, exports: {}, satisfies: () => true },
  });
  await manifests.manifest('search');
  const onError = jest.fn();
  const load = jest.fn(async (remote: string): Promise<LoadOutcome<LoadedRemote>> => {
    await manifests.manifest(remote);
    const runs = doesPreviousRun && manifests.manifestUrl(remote) === url('1.0.0');
    return runs ? { status: 'ready', value: running } : broken;
  });
  const input = {
    load,
    manifests,
    registryUrl: 'https://host.example/remotes.json',
    onError,
  };
  const goBackNow = (met = broken) => goBack({ ...input, failure: met, readRegistry: async () => registry });
  return { goBackNow, withoutFailed, registry, manifests, load, onError };
}

test('the version before runs in the place of a broken one, which is reported with both versions', async () => {
  const { goBackNow, manifests, onError } = await openPage();
  expect(await goBackNow()).toEqual({ status: 'ready', value: running });
  expect(manifests.version('search')).toBe('1.0.0');
  expect(manifests.manifestUrl('media')).toBe('https://m.example/remote.json');
  expect(onError).toHaveBeenCalledTimes(1);
  const [{ error, remote }] = onError.mock.calls[0];
  expect(remote).toBe('search');
  expect(error.message).toBe(
    'search: 2.0.0 is broken (its code failed while it started), so 1.0.0 runs in its place',
  );
});

test('several parts that meet the failure at once share one try', async () => {
  const { goBackNow, load, onError } = await openPage();
  const outcomes = await Promise.all([goBackNow(), goBackNow()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['ready', 'ready']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a registry that still names the failed version is no release to this document; a newer one is', async () => {
  const { goBackNow, withoutFailed } = await openPage();
  await goBackNow();
  expect(withoutFailed({ search: url('2.0.0') })).toEqual({ search: url('1.0.0') });
  expect(withoutFailed({ search: url('3.0.0') })).toEqual({ search: url('3.0.0') });
});

test('when the version before fails too, the failure is that of the newer one, and there is no second try', async () => {
  const { goBackNow, withoutFailed, manifests, load, onError } = await openPage({ doesPreviousRun: false });
  expect(await goBackNow()).toBe(broken);
  expect(manifests.manifestUrl('search')).toBe(url('2.0.0'));
  expect(withoutFailed({ search: url('2.0.0') })).toEqual({ search: url('2.0.0') });
  expect(await goBackNow()).toBe(broken);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

test('offline, files that do not arrive are no fault of the version: nothing is tried until the connection is back', async () => {
  const { goBackNow, load } = await openPage();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await goBackNow(unreachable)).toBe(unreachable);
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  expect((await goBackNow(unreachable)).status).toBe('ready');
  onLine.mockRestore();
});

test('without a version before the failure stays, until the registry names one', async () => {
  const { goBackNow, registry, load } = await openPage({ previous: null });
  expect(await goBackNow()).toBe(broken);
  expect(load).not.toHaveBeenCalled();
  registry.remotes.search.previous = url('1.0.0');
  expect((await goBackNow()).status).toBe('ready');
});
