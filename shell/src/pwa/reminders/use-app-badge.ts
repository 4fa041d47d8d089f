import { badgeHasNotifications, badgeParts, onBadgeChanged } from '@tsugi/contract/reminders';
import { useEffect } from 'react';

interface BadgeNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Keeps the number on the icon of the installed app: unread notifications and what remotes count, as the user chose. */
export function useAppBadge(unread: number): void {
  useEffect(() => {
    const show = () => {
      const count = (badgeHasNotifications() ? unread : 0) + badgeParts();
      // Not in every browser; without an installed app it does nothing.
      const { setAppBadge, clearAppBadge } = navigator as BadgeNavigator;
      const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
      shown?.catch(() => undefined);
    };
    show();
    return onBadgeChanged(show);
  }, [unread]);
}
