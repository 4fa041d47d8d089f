import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import {
  ACCOUNT_SETTINGS,
  type AccountSettings,
  toAccountSettings,
} from '../sources/tracker/account-settings.ts';
import type { AccountSettingsQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type {
  AccountSettingName,
  AccountSettings,
  AccountSettingValues,
} from '../sources/tracker/account-settings.ts';

/** The settings of the signed-in user, with the changes that wait. */
export const accountSettings = trackerQuery<AccountSettingsQuery, Record<string, never>, AccountSettings>({
  name: 'account-settings',
  shape: 1,
  document: `query AccountSettings {
  Viewer { ...AccountSettings }
}
${ACCOUNT_SETTINGS}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 10 },
  select: ({ Viewer }) => toAccountSettings(required(Viewer, 'Viewer')),
  optimistic: (settings, lookup) => withOptimistic('account', settings, lookup),
});
