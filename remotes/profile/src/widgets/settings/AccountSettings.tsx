import { useQuery } from '@tsugi/data';
import { accountSettings, type AccountSettings as Settings } from '@tsugi/data/operations/account-settings';
import { t } from '@tsugi/i18n/macro';
import { FailureState, MissingParts, Skeleton } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import classes from './Settings.module.css';

export interface OfSettings {
  readonly settings: Settings;
}

/** The settings of the signed-in account, once they are known. */
export function AccountSettings({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const { data, error, missing, retry } = useQuery(accountSettings, {});
  if (!data) {
    return error ? (
      <FailureState failure={error} title={t`Your settings could not be loaded`} onRetry={retry} />
    ) : (
      <div role="status" aria-busy="true" aria-label={t`Loading`} className={classes.section}>
        <Skeleton height={250} />
        <Skeleton height={190} />
      </div>
    );
  }
  return (
    <div className={classes.section}>
      <MissingParts missing={missing} onRetry={retry} />
      {children(data)}
    </div>
  );
}
