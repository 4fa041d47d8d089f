import { authorizeUrl, signOut, useAuth } from '@tsugi/data';
import { toast } from '@tsugi/ui';
import { use, useEffect, useRef } from 'react';
import { ProductContext } from '../product-context.ts';
import { FrameGlyph } from './FrameGlyph.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';
import { OwnProfileLink } from './OwnProfileLink.tsx';

/** Signed out: the way in. Signed in: notifications, one's own profile, the way out. */
export function AccountTools() {
  const auth = useAuth();
  const { providerName } = use(ProductContext);
  const login = useRef<HTMLAnchorElement>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    // The button that was pressed is gone: the focus goes on in its place.
    if (auth.status === 'signed-out' && hasLeft.current) login.current?.focus();
    hasLeft.current = false;
  }, [auth.status]);

  if (auth.status === 'signed-out') {
    return (
      <a ref={login} className="login-link" href={authorizeUrl()}>
        {providerName} login
      </a>
    );
  }
  const leave = () => {
    hasLeft.current = true;
    signOut();
    toast({ title: 'You are logged out.' });
  };
  return (
    <>
      <NotificationsLink unread={auth.viewer?.unreadNotificationCount ?? 0} />
      <OwnProfileLink viewer={auth.viewer} />
      <button type="button" className="icon-button" onClick={leave} aria-label="Logout" title="Logout">
        <FrameGlyph name="leave" size={18} />
      </button>
    </>
  );
}
