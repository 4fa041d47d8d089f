// A remote's manifest says everything that a federation manifest would, and the shell reads it first. So the runtime's
// machinery for manifests, snapshots and asset preloading has nothing to do here and is left out of the bundle.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });

export const preloadAssets = () => undefined;
export const formatPreloadArgs = () => [];
export const defaultPreloadArgs = () => undefined;
export const normalizePreloadExposes = () => [];
