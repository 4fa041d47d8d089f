import { authAtom } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui/components';
import { getDefaultStore } from 'jotai/vanilla';

/** Long after the first page is at rest, and soon enough for most visits, in milliseconds. */
export const KEEP_AFTER_MS = 20_000;

/**
 * Loads the list editor once the page is idle, so that the service worker has its code: an own entry can be changed offline on a
 * device that was signed in, also when the editor was never opened there.
 * @returns ends it
 */
export function keepEditor(): () => void {
  const timer = setTimeout(() => {
    const { connection, onLine } = navigator as Navigator & {
      // Not in every browser, and not in the DOM library.
      readonly connection?: { readonly saveData?: boolean };
    };
    const isSignedIn = getDefaultStore().get(authAtom).status === 'signed-in';
    // What was loaded before the worker controlled the page is handed to it (register-service-worker.ts).
    if (!isSignedIn || !onLine || connection?.saveData || !('serviceWorker' in navigator)) return;
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
    idle(() => void warmWidget('profile', 'list-editor'));
  }, KEEP_AFTER_MS);
  return () => clearTimeout(timer);
}
