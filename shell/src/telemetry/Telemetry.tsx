import { use, useEffect } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { startTelemetry } from './start-telemetry.ts';

/** Starts telemetry, where config.json names a collector, when the browser has nothing else to do. */
export function Telemetry() {
  const manifests = use(RemoteLoaderContext)?.manifests;
  useEffect(() => {
    if (!manifests) return;
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
    idle(() => void startTelemetry(manifests), { timeout: 5000 });
  }, [manifests]);
  return null;
}
