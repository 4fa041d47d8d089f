import { useAuth } from '@tsugi/data';
import { use, useEffect } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { forgetPictures, keepPicturesOf } from './forget-pictures.ts';
import { InstallBanner } from './InstallBanner.tsx';
import { watchInstallOffer } from './install-offer.ts';
import classes from './Pwa.module.css';
import { UpdateNotice } from './UpdateNotice.tsx';
import { watchReleases } from './watch-releases.ts';

/** What makes the product an app: installation, releases, the copy for offline. */
export function Pwa() {
  const remoteLoader = use(RemoteLoaderContext);
  const auth = useAuth();
  const { status } = auth;
  const reader = auth.status === 'signed-in' ? (auth.viewer?.id ?? null) : undefined;
  useEffect(watchInstallOffer, []);
  useEffect(() => remoteLoader && watchReleases(remoteLoader), [remoteLoader]);
  useEffect(() => keepPicturesOf(reader), [reader]);
  useEffect(() => (status === 'signed-in' ? forgetPictures : undefined), [status]);

  return (
    // Always there, so that what appears in it is read out.
    <div className={classes.place} aria-live="polite">
      <UpdateNotice />
      <InstallBanner />
    </div>
  );
}
