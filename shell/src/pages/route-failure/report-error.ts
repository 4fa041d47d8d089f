import type { CaughtError } from '@tsugi/contract';
import { pathInProduct } from '../../base-url.ts';
import type { ManifestStore } from '../../remotes/manifest-store.ts';
import { RemoteLoadError } from '../../remotes/remote-load-error.ts';

/**
 * Logs a caught error with the remote, its version and the route. A deployment can send errors to a service from here.
 */
export async function reportError(
  { error, remote }: CaughtError,
  manifests: Pick<ManifestStore, 'match' | 'version'>,
): Promise<void> {
  const route = pathInProduct(location.pathname);
  const failed = error instanceof RemoteLoadError ? error.failure.remote : remote;
  const name = failed ?? (await manifests.match(route))?.remote;
  console.error(error, { remote: name, version: name && manifests.version(name), route });
}
