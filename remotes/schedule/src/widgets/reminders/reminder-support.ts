import { host } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';

/**
 * What this browser can do about reminders: nothing; nothing before the app stands on the home screen; nothing since the user has
 * refused; while a tab or the app is open; and now and then without.
 */
export type ReminderSupport = 'none' | 'needs-install' | 'blocked' | 'while-open' | 'background';

/** The parts of a window that it depends on. */
export interface ReminderWindow {
  readonly Notification?: { readonly permission: NotificationPermission } | undefined;
  readonly ServiceWorkerRegistration?: { readonly prototype: object } | undefined;
  readonly navigator: {
    readonly serviceWorker?: unknown;
    /** Of the browsers of iOS alone: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  };
}

export function reminderSupport(page: ReminderWindow = globalThis as ReminderWindow): ReminderSupport {
  const { Notification, ServiceWorkerRegistration, navigator } = page;
  if (!navigator.serviceWorker) return 'none';
  if (!Notification) return navigator.standalone === false ? 'needs-install' : 'none';
  if (Notification.permission === 'denied') return 'blocked';
  const prototype = ServiceWorkerRegistration?.prototype ?? {};
  return 'periodicSync' in prototype ? 'background' : 'while-open';
}

/** The same in a plain sentence. */
export function supportText(support: ReminderSupport): string {
  const name = host().shortName;
  switch (support) {
    case 'none':
      return t`This browser cannot show notifications of ${name}.`;
    case 'needs-install':
      return t`On this device ${name} can remind you once it is on the home screen: in the menu “Share”, choose “Add to Home Screen”.`;
    case 'blocked':
      return t`This browser blocks notifications of ${name}. You can allow them in the settings of this site, beside its address.`;
    case 'while-open':
      return t`Reminders come while ${name} is open in a tab or as an app. When all of it is closed, this browser cannot remind you.`;
    case 'background':
      return t`Reminders come on time while ${name} is open in a tab or as an app. When it is installed and closed, this browser shows them late: it looks about once a day.`;
  }
}
