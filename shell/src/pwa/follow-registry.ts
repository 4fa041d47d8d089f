import { type Host, host, type LoadFailure } from '@tsugi/contract';
import { isEditing } from '../remotes/is-editing.ts';
import type { Registry } from '../remotes/registry.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { withoutFailed } from '../remotes/replaced-manifests.ts';

type FollowedLoader = Pick<
  RemoteLoader,
  'manifests' | 'readRegistry' | 'isInvalidated' | 'onNavigation' | 'match'
>;

interface FollowRegistryInput {
  readonly remoteLoader: FollowedLoader;
  /** Called after each reading: whether the registry names another version of a running remote. */
  readonly offer: (isReleased: boolean) => void;
  readonly isBusy?: () => boolean;
  /** Reloads the document at the current URL. */
  readonly reloadPage?: () => void;
  readonly onError?: Host['onError'];
}

export interface RegistryFollower {
  /** Reads the registry now. */
  readonly check: () => Promise<void>;
  /** Called at a navigation to another path. */
  readonly enter: (path: string) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Follows the pointers of the registry while the page is open. A release is taken over only when its manifest is good; then the
 * document is replaced when the user has just entered that remote by another path and no field has the focus. Otherwise the
 * release is offered.
 */
export function followRegistry({
  remoteLoader,
  offer,
  isBusy = isEditing,
  reloadPage = () => location.reload(),
  onError = (caught) => host().onError(caught),
}: FollowRegistryInput): RegistryFollower {
  const { manifests } = remoteLoader;
  // The Content-Security-Policy of this document allows only these: manifests of other origins wait for the next one.
  const origins = new Set(
    manifests.names().flatMap((name) => {
      const url = manifests.manifestUrl(name);
      return url === undefined ? [] : [new URL(url).origin];
    }),
  );
  let readings = 0;

  const check = async (): Promise<ReadonlySet<string>> => {
    readings += 1;
    const reading = readings;
    const next = await remoteLoader.readRegistry();
    if (!next) return new Set();
    const { accepted, moved, failures } = await goodPointers(withoutFailed(next));
    // Superseded by a later reading.
    if (reading !== readings) return new Set();
    manifests.update(accepted);
    for (const failed of failures) onError({ error: new RemoteLoadError(failed), remote: failed.remote });
    offer(manifests.names().some(remoteLoader.isInvalidated));
    return moved;
  };

  /** A pointer to a bad manifest (missing, malformed, incompatible) stays where it is while the present manifest is good. */
  const goodPointers = async (next: Registry) => {
    const accepted: Record<string, string> = { ...next };
    const moved = new Set<string>();
    const failures: LoadFailure[] = [];
    const changed = Object.entries(next).filter(([name, url]) => manifests.manifestUrl(name) !== url);
    await Promise.all(
      changed.map(async ([name, url]) => {
        const present = manifests.manifestUrl(name);
        if (present !== undefined && !origins.has(new URL(url).origin)) {
          accepted[name] = present;
          return;
        }
        const outcome = await manifests.read(name, url);
        if (outcome.status !== 'ready') failures.push(outcome);
        const isGood = outcome.status === 'ready' || (await manifests.manifest(name)).status !== 'ready';
        if (isGood || present === undefined) moved.add(name);
        else accepted[name] = present;
      }),
    );
    return { accepted, moved, failures };
  };

  let latestPath = '';
  const enter = async (path: string) => {
    latestPath = path;
    // Matched before the pointers change.
    const found = remoteLoader.match(path);
    const moved = await check();
    const remote = moved.size > 0 ? (await found)?.remote : undefined;
    if (remote !== undefined && moved.has(remote) && latestPath === path && !isBusy()) reloadPage();
  };
  remoteLoader.onNavigation((path) => void enter(path));
  return {
    check: () => check().then(() => undefined),
    enter,
    stop: () => remoteLoader.onNavigation(undefined),
  };
}
