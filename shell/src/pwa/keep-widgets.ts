import { parsedContributions } from '@tsugi/contract/routing';
import { currentAuth } from '@tsugi/data';
import { savesData } from '@tsugi/platform/saves-data';
import { warmWidget } from '@tsugi/ui/components';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** Long after the first page is at rest, and soon enough for most visits, in milliseconds. */
export const KEEP_AFTER_MS = 20_000;

/**
 * Loads the widgets that are kept offline, and the command palette, once the page is idle, so that the service worker has their code: an own
 * entry can be changed offline on a device that was signed in, also when its editor was never opened there.
 * @returns ends it
 */
export function keepWidgets(remoteLoader: Pick<RemoteLoader, 'parsed'>): () => void {
  const timer = setTimeout(() => {
    const isSignedIn = currentAuth().status === 'signed-in';
    // What was loaded before the worker controlled the page is handed to it (register-service-worker.ts).
    if (!isSignedIn || !navigator.onLine || savesData() || !('serviceWorker' in navigator)) return;
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
    idle(() => {
      // Ctrl+K opens it offline too; a service worker that has it already answers without a request.
      import(/* webpackChunkName: "palette" */ '../frame/palette/Palette.tsx').catch(() => undefined);
      for (const manifest of remoteLoader.parsed()) {
        for (const { name, isKeptOffline } of parsedContributions(manifest, 'widget'))
          if (name && isKeptOffline) void warmWidget(Object(manifest).name, name);
      }
    });
  }, KEEP_AFTER_MS);
  return () => clearTimeout(timer);
}
