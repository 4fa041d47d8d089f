import { authorizeUrl, signOut, useAuth } from '@tsugi/data';
import { AppLink } from '@tsugi/ui';
import { use } from 'react';
import { ProductContext } from '../product-context.ts';
import { FrameGlyph } from './FrameGlyph.tsx';

/** Signed out: the way in. Signed in: notifications, one's own profile, the way out. */
export function AccountTools() {
  const auth = useAuth();
  const { providerName } = use(ProductContext);
  if (auth.status === 'signed-out') {
    return (
      <a className="login-link" href={authorizeUrl()}>
        {providerName} login
      </a>
    );
  }
  const unread = auth.viewer?.unreadNotificationCount ?? 0;
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <>
      <AppLink className="icon-button" to="/notifications" aria-label={label} title={label}>
        <FrameGlyph name="bell" size={19} />
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </AppLink>
      {auth.viewer && (
        <AppLink
          className="icon-button"
          to={`/user/${encodeURIComponent(auth.viewer.name)}`}
          aria-label={`Your profile, ${auth.viewer.name}`}
          title={auth.viewer.name}
        >
          <img
            className="own-avatar"
            src={auth.viewer.avatar.large ?? undefined}
            alt=""
            width={40}
            height={40}
          />
        </AppLink>
      )}
      <button
        type="button"
        className="icon-button"
        onClick={() => signOut()}
        aria-label="Logout"
        title="Logout"
      >
        <FrameGlyph name="leave" size={18} />
      </button>
    </>
  );
}
