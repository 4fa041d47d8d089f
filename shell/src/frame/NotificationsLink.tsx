import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Glyph } from '@tsugi/ui';
import { useFrameLinks } from './links/use-frame-links.ts';

/** Higher counts are shown as "99+". */
const MOST_SHOWN = 99;

/** The bell of who is signed in, with how many notifications are unread. */
export function NotificationsLink() {
  const auth = useAuth();
  const [link] = useFrameLinks('notifications');
  if (!link || auth.status === 'signed-out') return null;
  const unread = auth.viewer?.unreadNotificationCount ?? 0;
  const label = unread > 0 ? t`${{ label: link.label }}, ${unread} unread` : link.label;
  return (
    <AppLink
      className="icon-button"
      to={link.to}
      aria-label={label}
      aria-current={link.current}
      title={label}
    >
      {link.icon !== undefined && <Glyph path={link.icon} size={19} />}
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </AppLink>
  );
}
