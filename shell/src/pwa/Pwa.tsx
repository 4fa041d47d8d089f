import { useAuth } from '@tsugi/data';
import { use, useEffect } from 'react';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { forgetPictures, setPictureOwner } from './forget-pictures.ts';
import { InstallBanner } from './InstallBanner.tsx';
import { watchInstallOffer } from './install-offer.ts';
import { keepWidgets } from './keep-widgets.ts';
import classes from './Pwa.module.css';
import { UpdateNotice } from './UpdateNotice.tsx';
import { watchReleases } from './watch-releases.ts';

/** Installation, releases and the offline cache. */
export function Pwa() {
  const remoteLoader = use(RemoteLoaderContext);
  const auth = useAuth();
  const { status } = auth;
  const viewerId = auth.status === 'signed-in' ? (auth.viewer?.id ?? null) : undefined;
  useEffect(watchInstallOffer, []);
  useEffect(() => remoteLoader && watchReleases(remoteLoader), [remoteLoader]);
  useEffect(() => remoteLoader && keepWidgets(remoteLoader), [remoteLoader]);
  useEffect(() => setPictureOwner(viewerId), [viewerId]);
  useEffect(() => (status === 'signed-in' ? forgetPictures : undefined), [status]);

  return (
    // Always in the DOM, so that screen readers announce new content.
    <div className={`grid gap-2 ${classes.place}`} aria-live="polite">
      <UpdateNotice />
      <InstallBanner />
    </div>
  );
}
