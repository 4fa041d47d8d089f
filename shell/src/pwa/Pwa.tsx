import { clearBadgeParts } from '@tsugi/contract/reminders';
import { useAuth } from '@tsugi/data';
import { useLanguage } from '@tsugi/i18n';
import { useNavigate } from '@tsugi/router';
import { lazyPart } from '@tsugi/ui';
import { Suspense, use, useEffect, useEffectEvent } from 'react';
import { forgetPictures, setPictureOwner } from '../frame/forget/forget-pictures.ts';
import { isEditing } from '../remotes/is-editing.ts';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { InstallBanner } from './InstallBanner.tsx';
import { watchInstallOffer } from './install-offer.ts';
import { keepWidgets } from './keep-widgets.ts';
import { offersShields } from './offers-shields.ts';
import classes from './Pwa.module.css';
import { followReminderOwner, forgetReminders, startReminders } from './reminders/start-reminders.ts';
import { useAppBadge } from './reminders/use-app-badge.ts';
import { UpdateNotice } from './UpdateNotice.tsx';
import { watchReleases } from './watch-releases.ts';

// A user who has just come looks around first.
const ShieldsOffer = lazyPart(async () => {
  await offersShields();
  return (await import(/* webpackChunkName: "shields-offer" */ './ShieldsOffer.tsx')).ShieldsOffer;
});

/** Installation, releases, the offline cache and reminders. */
export function Pwa() {
  const remoteLoader = use(RemoteLoaderContext);
  const auth = useAuth();
  const { status } = auth;
  const viewerId = auth.status === 'signed-in' ? (auth.viewer?.id ?? null) : undefined;
  useEffect(watchInstallOffer, []);
  useEffect(() => remoteLoader && watchReleases(remoteLoader), [remoteLoader]);
  useEffect(() => remoteLoader && keepWidgets(remoteLoader), [remoteLoader]);
  useEffect(() => setPictureOwner(viewerId), [viewerId]);
  useEffect(() => (status === 'signed-in' ? () => void forgetPictures() : undefined), [status]);
  useEffect(() => {
    if (status !== 'signed-out') return;
    clearBadgeParts();
    forgetReminders();
  }, [status]);
  useEffect(() => {
    if (viewerId) followReminderOwner(viewerId);
  }, [viewerId]);
  useAppBadge(auth.status === 'signed-in' ? (auth.viewer?.unreadNotificationCount ?? 0) : 0);
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language their texts are written anew
  useEffect(() => startReminders(open, isEditing), [language]);

  return (
    // Always in the DOM, so that screen readers announce new content.
    <div className={`grid gap-2 ${classes.place}`} aria-live="polite">
      <UpdateNotice />
      <InstallBanner />
      <Suspense>
        <ShieldsOffer />
      </Suspense>
    </div>
  );
}
