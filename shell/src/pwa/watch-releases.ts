import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { followRegistry } from './follow-registry.ts';
import { isNewestShell } from './is-newest-shell.ts';
import { respondToOtherTabs } from './older-tabs.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { offerRemote, offerShell } from './update-offer.ts';

/** Minimum interval between two checks of a visible page, in milliseconds. */
const CHECK_EVERY_MS = 5 * 60_000;

/** Checks for releases at navigations, and when the user returns to an open page. @returns ends it */
export function watchReleases(remoteLoader: RemoteLoader): () => void {
  const registered = registerServiceWorker();
  const stopResponding = respondToOtherTabs();
  const registry = followRegistry({ remoteLoader, offer: offerRemote });
  let checkedAt = Date.now();

  const check = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    void registry.check();
    const registration = await registered;
    // Offline it rejects; the next check tries again.
    if (registration) void registration.update().catch(() => undefined);
    else if ((await isNewestShell()) === false) offerShell();
  };
  const onCheck = () => void check();

  document.addEventListener('visibilitychange', onCheck);
  addEventListener('focus', onCheck);
  return () => {
    registry.stop();
    document.removeEventListener('visibilitychange', onCheck);
    removeEventListener('focus', onCheck);
    stopResponding();
  };
}
