import { operationOfKey, partitionOfKey } from '../../core/cache-key.ts';
import type { AccountSettingName } from '../../sources/tracker/account-settings.ts';

/** Settings by which the service writes titles, names and scores into results of every kind, and by which results leave out adult works. */
const OF_EVERY_RESULT: ReadonlySet<AccountSettingName> = new Set([
  'titleLanguage',
  'staffNameLanguage',
  'scoreFormat',
  'displayAdultContent',
]);

const LIST_RESULTS = ['list-settings', 'media-list-collection', 'media-list-first-chunk', 'media-list-entry'];
const PROFILE_RESULTS = ['user-by-name'];

/** Names of the operations whose results contain the setting. */
function operationsOf(name: AccountSettingName): readonly string[] {
  if (name.includes('.') || name === 'rowOrder') return LIST_RESULTS;
  return name === 'about' || name === 'profileColor' ? PROFILE_RESULTS : [];
}

/**
 * Whether the result of a cache key was made by a setting, and is another one since it changed.
 * @param partition of the account: what everybody gets depends on no setting
 */
export function dependsOnSetting(name: AccountSettingName, partition: string): (key: string) => boolean {
  const operations = operationsOf(name);
  return (key) =>
    partitionOfKey(key) === partition &&
    (OF_EVERY_RESULT.has(name) || operations.includes(operationOfKey(key)));
}
