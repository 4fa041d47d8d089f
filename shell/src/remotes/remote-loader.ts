import type { Host, LoadFailure, LoadOutcome } from '@tsugi/contract';
import { laterTexts } from '@tsugi/i18n';
import { messageOf } from '../message-of.ts';
import type { LoadedRemote } from './load-remote.ts';
import { loadRemoteModule, runningManifestUrl } from './load-remote.ts';
import type { ManifestStore } from './manifest-store.ts';
import { failure } from './manifest-store.ts';
import type { Registry } from './registry.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Finds, loads and preloads remotes. */
export interface RemoteLoader
  extends Pick<ManifestStore, 'match' | 'find' | 'parsed' | 'revision' | 'failures'> {
  readonly load: (remote: string) => Promise<LoadOutcome<LoadedRemote>>;
  readonly loadWidget: (remote: string, widget: string) => Promise<LoadOutcome<unknown>>;
  /** Preloads the page at this URL: its code, and data if the remote declares it and the rate limit allows it. */
  readonly preload: (url: URL, path: string) => void;
  /** Whether the registry names another version of this remote than the running one. */
  readonly isInvalidated: (remote: string) => boolean;
  /**
   * Called at every navigation.
   * @returns whether this one may replace the document: it leads to another path, and no field has the focus
   */
  readonly noteNavigation: (path: string) => boolean;
  /** Sets the one listener for navigations to another path. */
  readonly onNavigation: (listener: ((path: string) => void) | undefined) => void;
  /** The registry as it is now; undefined when it cannot be read. */
  readonly readRegistry: () => Promise<Registry | undefined>;
  readonly manifests: ManifestStore;
}

interface RemoteLoaderInput {
  readonly manifests: ManifestStore;
  readonly readRegistry: RemoteLoader['readRegistry'];
  /** Whether a field has the focus: a reload would lose its text. */
  readonly isEditing: () => boolean;
  /** After a failure: the outcome of the version before, or the failure. `load` tries what the manifest store names. */
  readonly goBack: (failure: LoadFailure, load: RemoteLoader['load']) => Promise<LoadOutcome<LoadedRemote>>;
  readonly onError: Host['onError'];
}

export function createRemoteLoader(input: RemoteLoaderInput): RemoteLoader {
  const { manifests, readRegistry, isEditing, goBack, onError } = input;
  let latestPath: string | undefined;
  let listener: ((path: string) => void) | undefined;

  const loadPresent: RemoteLoader['load'] = async (remote) => {
    const manifest = await manifests.manifest(remote);
    if (manifest.status !== 'ready') return manifest;
    const url = manifests.manifestUrl(remote);
    if (url === undefined) return failure('unreachable', remote, 'it left the registry');
    // Pages of two versions never run in one document: a loaded remote stays until the next document.
    return loadRemoteModule(manifest.value, runningManifestUrl(remote) ?? url);
  };
  const load: RemoteLoader['load'] = async (remote) => {
    const present = await loadPresent(remote);
    if (present.status === 'ready') return present;
    const outcome = await goBack(present, loadPresent).catch(() => present);
    if (outcome.status !== 'ready') await laterTexts();
    return outcome;
  };

  const isInvalidated = (remote: string): boolean => {
    const running = runningManifestUrl(remote);
    return running !== undefined && running !== manifests.manifestUrl(remote);
  };

  const openWidget = async (remote: string, widget: string): Promise<LoadOutcome<unknown>> => {
    const outcome = await load(remote);
    if (outcome.status !== 'ready') return outcome;
    const open = outcome.value.widgets[widget];
    if (!open) return failure('broken', remote, `it provides no widget called "${widget}"`);
    try {
      return { status: 'ready', value: await withTimeout(open()) };
    } catch (cause) {
      return failure('unreachable', remote, messageOf(cause));
    }
  };

  return {
    ...manifests,
    load,
    async loadWidget(remote, widget) {
      const outcome = await openWidget(remote, widget);
      if (outcome.status === 'ready') return outcome;
      onError({ error: new RemoteLoadError(outcome), remote });
      await laterTexts();
      return outcome;
    },
    preload(url, path) {
      void manifests.match(path).then(async (found) => {
        if (!found) return;
        const outcome = await load(found.remote);
        if (outcome.status === 'ready') await outcome.value.preload(url);
      });
    },
    isInvalidated,
    noteNavigation(path) {
      const isEntered = latestPath !== undefined && path !== latestPath;
      latestPath = path;
      if (isEntered) listener?.(path);
      return isEntered && !isEditing();
    },
    onNavigation(next) {
      listener = next;
    },
    readRegistry,
    manifests,
  };
}
