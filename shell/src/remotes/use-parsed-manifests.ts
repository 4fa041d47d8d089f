import { use, useSyncExternalStore } from 'react';
import { RemoteLoaderContext } from './remote-loader-context.ts';

/** The manifests that are known, as parsed. The component renders again when another one has been read. */
export function useParsedManifests(): readonly unknown[] {
  const remoteLoader = use(RemoteLoaderContext);
  useSyncExternalStore(remoteLoader?.subscribe ?? subscribeToNothing, () => remoteLoader?.revision());
  return remoteLoader?.parsed() ?? [];
}

function subscribeToNothing() {
  return () => {};
}
