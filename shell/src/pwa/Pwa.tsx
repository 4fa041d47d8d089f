import { useEffect } from 'react';
import { InstallBanner } from './InstallBanner.tsx';
import { watchInstallOffer } from './install-offer.ts';
import classes from './Notice.module.css';
import { registerServiceWorker } from './register-service-worker.ts';

/** What makes the product an app: installation, releases, the copy for offline. */
export function Pwa() {
  useEffect(watchInstallOffer, []);
  useEffect(registerServiceWorker, []);

  return (
    // Always there, so that what appears in it is read out.
    <div className={classes.place} aria-live="polite">
      <InstallBanner />
    </div>
  );
}
