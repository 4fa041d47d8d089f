import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { currentBelow } from './current-below.ts';
import { FrameGlyph } from './FrameGlyph.tsx';

/** More than this is "many"; the page itself tells the rest. */
const MOST_SHOWN = 99;

/** The bell, with how many notifications are unread. */
export function NotificationsLink({ unread }: { readonly unread: number }) {
  const { pathname } = useLocation();
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <AppLink
      className="icon-button"
      to="/notifications"
      aria-label={label}
      aria-current={currentBelow('/notifications', pathname)}
      title={label}
    >
      <FrameGlyph name="bell" size={19} />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </AppLink>
  );
}
