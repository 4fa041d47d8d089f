import { refreshViewer, useQuery } from '@tsugi/data';
import { viewer } from '@tsugi/data/operations/viewer';
import { t } from '@tsugi/i18n/macro';
import { FailureState, Skeleton } from '@tsugi/ui/components';
import { useEffect } from 'react';
import classes from './OwnPage.module.css';

/**
 * In place of a page of the viewer's own while the viewer is not known: what could not be loaded at the sign-in, or at the start, is
 * requested once more when the user presses.
 */
export function UnknownViewer() {
  const { data, error, retry } = useQuery(viewer, {});
  // The page's account takes it from the response on this device.
  useEffect(() => {
    if (data) void refreshViewer();
  }, [data]);
  if (error && !data) {
    return (
      <FailureState
        failure={error}
        titleAs="h2"
        title={t`Your account could not be loaded`}
        onRetry={retry}
      />
    );
  }
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className={`column gap-4 ${classes.page}`}>
      <Skeleton width={220} height={28} />
      <Skeleton height={180} />
    </div>
  );
}
