import { writeItem } from '@tsugi/platform/store';
import { pageAuth } from '../../auth/auth-store.ts';
import { pageCache } from '../../cache/cache.ts';
import { clearFirstScreenCache } from '../../cache/clear-first-screens.ts';
import { outdateStored } from '../../cache/outdated.ts';
import { pageClock, pageStorage } from '../../core/page.ts';
import { pageResources } from '../../react/resource-registry.ts';
import type { AccountSettingName, AccountSettings } from '../../sources/tracker/account-settings.ts';
import type { AuthUser } from '../../sources/tracker/auth-user.ts';
import { CONFIRMED_SETTING } from './confirmed-setting.ts';
import { dependsOnSetting } from './results-of-setting.ts';

/**
 * The service has a setting now: every page of this browser reads again what it shows of the results that depend on it.
 * @param partition of the account whose setting it is: with another one here, what is cached of it is read again with its return
 */
export function settingConfirmed(name: AccountSettingName, value: unknown, partition: string): void {
  const auth = pageAuth();
  if (partition !== auth.partition()) {
    void pageCache().invalidate(dependsOnSetting(name, partition));
    return;
  }
  const state = auth.state();
  const { viewer } = state.status === 'signed-in' ? state : { viewer: undefined };
  readAgain(name);
  // Every tab reads the profile from where it is stored.
  if (viewer) auth.setViewer({ ...viewer, ...profileMembers(viewer, name, value) }, pageClock().now());
  writeItem(pageStorage(), CONFIRMED_SETTING, `${pageClock().now()} ${name}`);
}

/** The same, in the tabs that have not changed it. @param item what the other tab has stored */
export function settingConfirmedElsewhere(item: string): void {
  const name = item.split(' ')[1];
  // Written above.
  if (name) readAgain(name as AccountSettingName);
}

function readAgain(name: AccountSettingName): void {
  const depends = dependsOnSetting(name, pageAuth().partition());
  clearFirstScreenCache(pageStorage());
  void pageCache().invalidate(depends);
  // A failure leaves what is shown, and its line with "Try again".
  for (const query of pageResources().rendered()) {
    if (depends(query.key)) query.readAgain().catch(() => undefined);
  }
  outdateStored(depends);
}

const OF_PROFILE = ['titleLanguage', 'scoreFormat', 'displayAdultContent', 'profileColor'] as const;

/** What the profile of the sign-in has of a setting. */
function profileMembers(viewer: AuthUser, name: AccountSettingName, value: unknown): Partial<AuthUser> {
  // The value is that of the setting of this name.
  if (OF_PROFILE.some((known) => known === name)) return { [name]: value };
  const [type, member = ''] = name.split('.') as [string, keyof AccountSettings | undefined];
  if (type !== 'anime' && type !== 'manga') return {};
  const list = `${type}List` as const;
  return member in viewer[list] ? { [list]: { ...viewer[list], [member]: value } } : {};
}
