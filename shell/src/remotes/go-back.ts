import type { Host, LoadFailure, LoadOutcome } from '@tsugi/contract';
import { bootResult } from '@tsugi/contract/boot-result';
import type { LoadedRemote } from './load-remote.ts';
import type { ManifestStore } from './manifest-store.ts';
import { previousUrl } from './previous-url.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { replaced } from './replaced-manifests.ts';

export interface GoBackInput {
  readonly failure: LoadFailure;
  /** Loads the code of the manifest that the store names. */
  readonly load: (remote: string) => Promise<LoadOutcome<LoadedRemote>>;
  readonly manifests: Pick<ManifestStore, 'manifestUrl' | 'names' | 'update' | 'version'>;
  /** The registry file as it is now, as parsed. */
  readonly readRegistry: () => Promise<unknown>;
  /** URL of that file. */
  readonly registryUrl: string;
  readonly onError: Host['onError'];
}

/** One try a remote: the rest of the visit stays with its outcome. */
const tries = new Map<string, Promise<LoadOutcome<LoadedRemote>>>();

/**
 * Loads the version that the registry names as the one before, after a version has failed. Other callers that meet the same failure
 * meanwhile get the same outcome; later ones get their own failure back.
 */
export async function goBack(input: GoBackInput): Promise<LoadOutcome<LoadedRemote>> {
  const { failure } = input;
  // Offline the version is not at fault: the page says so at once, and the one try stays.
  if (failure.status === 'unreachable' && !navigator.onLine) return failure;
  const attempt = tries.get(failure.remote) ?? tryPrevious(input);
  tries.set(failure.remote, attempt);
  const outcome = await attempt;
  return outcome.status === 'ready' ? outcome : failure;
}

async function tryPrevious(input: GoBackInput): Promise<LoadOutcome<LoadedRemote>> {
  const { failure, load, manifests, onError } = input;
  const { remote } = failure;
  const failed = manifests.manifestUrl(remote);
  const previous = failed && previousUrl(await input.readRegistry(), input.registryUrl, remote, failed);
  if (!previous) {
    // A registry of a later try may name one.
    tries.delete(remote);
    return failure;
  }
  const failedVersion = manifests.version(remote) ?? failed;
  bootResult()?.scriptOrigins.add(new URL(previous).origin);
  const point = (url: string) =>
    manifests.update({
      ...Object.fromEntries(manifests.names().map((name) => [name, manifests.manifestUrl(name) ?? ''])),
      [remote]: url,
    });
  point(previous);
  replaced.set(failed, previous);
  const outcome = await load(remote);
  if (outcome.status === 'ready') {
    const detail = `${failedVersion} is ${failure.status} (${failure.detail}), so ${manifests.version(remote)} runs in its place`;
    onError({ error: new RemoteLoadError({ ...failure, detail }), remote });
    return outcome;
  }
  // The next try is one of the version that the registry names.
  replaced.delete(failed);
  if (manifests.manifestUrl(remote) === previous) point(failed);
  return outcome;
}
