import { useOnline } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { Suspense } from 'react';
import { hasRemoteOverrides } from '../../remotes/has-remote-overrides.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { SourceNotice } from './SourceNotice.tsx';
import classes from './StatusStrip.module.css';

const OverrideNotice = lazyPart(async () => (await import('./OverrideNotice.tsx')).OverrideNotice);

/** Notices about services, connection, sign-in and overrides. Positioned above the page, so that nothing moves. */
export function StatusStrip() {
  const isOnline = useOnline();
  return (
    <div className={classes.strip}>
      {isOnline && (
        <>
          <SourceNotice source="tracker" label={t`The tracker`} />
          <SourceNotice source="mal" label={t`The MAL service`} />
          <SourceNotice source="themes" label={t`The themes service`} />
        </>
      )}
      <ConnectionNotice isOnline={isOnline} />
      <SignInNotice />
      {hasRemoteOverrides() && (
        <Suspense>
          <OverrideNotice />
        </Suspense>
      )}
    </div>
  );
}
