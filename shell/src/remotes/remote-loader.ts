import type { LoadFailure, LoadOutcome } from '@tsugi/contract';
import { messageOf } from '../message-of.ts';
import type { LoadedRemote } from './load-remote.ts';
import { loadRemoteModule, runningManifestUrl } from './load-remote.ts';
import type { ManifestStore, PathMatch } from './manifest-store.ts';
import { failure } from './manifest-store.ts';
import type { Registry } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

/** Everything the shell knows of its remotes, in one place. */
export interface RemoteLoader {
  readonly match: (path: string) => Promise<PathMatch | undefined>;
  readonly failures: () => Promise<readonly LoadFailure[]>;
  readonly load: (remote: string) => Promise<LoadOutcome<LoadedRemote>>;
  readonly loadWidget: (remote: string, widget: string) => Promise<LoadOutcome<unknown>>;
  /** Warms the page at this address: code always, data as far as its remote and the budget allow. */
  readonly preload: (url: URL, path: string) => void;
  readonly isPatched: (remote: string) => boolean;
  readonly markPatched: (remote: string) => void;
  /** Whether this remote runs here in another version than the registry names now. */
  readonly isInvalidated: (remote: string) => boolean;
  /** Called at every navigation: looks for moved pointers without holding the navigation up. */
  readonly noteNavigation: (path: string) => void;
  /** Reads the registry anew. @returns whether a pointer moved since this document began */
  readonly hasMoved: () => Promise<boolean>;
  /** Tells one listener, whenever the registry has been read, whether a remote that runs here was released anew. */
  readonly onRegistryRead: (listener: ((isInvalidated: boolean) => void) | undefined) => void;
}

interface RemoteLoaderInput {
  readonly manifests: ManifestStore;
  /** Reads the registry again; undefined when it cannot be read now. */
  readonly readRegistry: () => Promise<Registry | undefined>;
  /** Replaces the document by a fresh one at the present address. */
  readonly reloadPage: () => void;
}

export function createRemoteLoader({ manifests, readRegistry, reloadPage }: RemoteLoaderInput): RemoteLoader {
  const patched = new Set<string>();
  const initial = Object.fromEntries(manifests.names().map((name) => [name, manifests.manifestUrl(name)]));
  let isFirstNavigation = true;
  let latestPath = '';
  let listener: ((isInvalidated: boolean) => void) | undefined;

  const load = async (remote: string): Promise<LoadOutcome<LoadedRemote>> => {
    const manifest = await manifests.manifest(remote);
    if (manifest.status !== 'ready') return manifest;
    const url = manifests.manifestUrl(remote);
    if (url === undefined) return failure('unreachable', remote, 'it left the registry');
    // Code of two versions never runs in one page: what has been loaded stays until the page is.
    return loadRemoteModule(manifest.value, runningManifestUrl(remote) ?? url);
  };

  const refresh = async (): Promise<ReadonlySet<string>> => {
    const next = await readRegistry();
    if (!next) return new Set();
    const moved = Object.keys(next).filter((name) => next[name] !== manifests.manifestUrl(name));
    manifests.update(next);
    listener?.(manifests.names().some(isInvalidated));
    return new Set(moved);
  };

  const isInvalidated = (remote: string): boolean => {
    const running = runningManifestUrl(remote);
    return running !== undefined && running !== manifests.manifestUrl(remote);
  };

  return {
    match: manifests.match,
    failures: manifests.failures,
    load,
    async loadWidget(remote, widget) {
      const outcome = await load(remote);
      if (outcome.status !== 'ready') return outcome;
      const open = outcome.value.widgets[widget];
      if (!open) return failure('broken', remote, `it lends no widget called "${widget}"`);
      try {
        return { status: 'ready', value: await withTimeout(open()) };
      } catch (cause) {
        return failure('unreachable', remote, messageOf(cause));
      }
    },
    preload(url, path) {
      void manifests.match(path).then(async (found) => {
        if (!found) return;
        const outcome = await load(found.remote);
        if (outcome.status === 'ready') await outcome.value.preload(url);
      });
    },
    isPatched: (remote) => patched.has(remote),
    markPatched: (remote) => void patched.add(remote),
    isInvalidated,
    noteNavigation(path) {
      latestPath = path;
      if (isFirstNavigation) {
        isFirstNavigation = false;
        return;
      }
      // Asked before the pointers move: a new origin may be one that this document may not even read a manifest from.
      const found = manifests.match(path);
      void refresh().then(async (moved) => {
        const remote = moved.size > 0 ? (await found)?.remote : undefined;
        // The page just opened belongs to a remote that was released anew: show it in a fresh document.
        if (remote !== undefined && moved.has(remote) && latestPath === path) reloadPage();
      });
    },
    async hasMoved() {
      await refresh();
      return manifests.names().some((name) => manifests.manifestUrl(name) !== initial[name]);
    },
    onRegistryRead(next) {
      listener = next;
    },
  };
}
