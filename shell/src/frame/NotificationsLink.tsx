import { AppLink, Glyph } from '@tsugi/ui';
import { useFrameLinks } from './links/use-frame-links.ts';

/** Higher counts are shown as "99+". */
const MOST_SHOWN = 99;

/** The bell, with how many notifications are unread. */
export function NotificationsLink({ unread }: { readonly unread: number }) {
  const [link] = useFrameLinks('notifications');
  if (!link) return null;
  const label = unread > 0 ? `${link.label}, ${unread} unread` : link.label;
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
