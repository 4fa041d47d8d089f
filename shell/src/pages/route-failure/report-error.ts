import type { CaughtError } from '@tsugi/contract';
import { pathInProduct } from '../../base-url.ts';
import type { ManifestStore } from '../../remotes/manifest-store.ts';
import { RemoteLoadError } from '../../remotes/remote-load-error.ts';
import type { PlacesInput } from '../../telemetry/places.ts';
import { startTelemetry } from '../../telemetry/start-telemetry.ts';

/**
 * Logs a caught error with the remote, its version and the route, and records it where config.json names a collector.
 */
export async function reportError(
  caught: CaughtError,
  manifests: Pick<ManifestStore, 'match' | 'version'> & PlacesInput['manifests'],
): Promise<void> {
  const { error, remote } = caught;
  const route = pathInProduct(location.pathname);
  const failed = error instanceof RemoteLoadError ? error.failure.remote : remote;
  const name = failed ?? (await manifests.match(route))?.remote;
  console.error(error, { remote: name, version: name && manifests.version(name), route });
  (await startTelemetry(manifests))?.record(caught);
}
