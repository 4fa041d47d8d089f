import { authorizeUrl, signOut, useAuth } from '@tsugi/data';
import { useWaitingChanges } from '@tsugi/data/status';
import { plural, t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { use, useEffect, useRef } from 'react';
import { ProductContext } from '../product-context.ts';
import { AccountButton } from './account/AccountButton.tsx';
import { LanguageButton } from './language/LanguageButton.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

/** Signed out: the language and the login link. Signed in: notifications and the menu of the account. */
export function AccountTools() {
  const auth = useAuth();
  const { providerName } = use(ProductContext);
  const login = useRef<HTMLAnchorElement>(null);
  const hasLeft = useRef(false);
  const { changes } = useWaitingChanges();

  useEffect(() => {
    // The menu and its button are removed: the focus moves to the login link in their place.
    if (auth.status === 'signed-out' && hasLeft.current) login.current?.focus();
    hasLeft.current = false;
  }, [auth.status]);

  if (auth.status === 'signed-out') {
    return (
      <>
        <LanguageButton />
        <a ref={login} className="login-link" href={authorizeUrl()}>{t`${providerName} login`}</a>
      </>
    );
  }
  const leave = () => {
    hasLeft.current = true;
    signOut();
    toast({ title: t`You are logged out.`, ...waitingNote(changes.length) });
  };
  return (
    <>
      <NotificationsLink />
      <AccountButton viewer={auth.viewer} onLogout={leave} />
    </>
  );
}

/** Changes that could not be sent stay on this device, under the account that made them. */
function waitingNote(count: number): { readonly body?: string } {
  if (count === 0) return {};
  return {
    body: plural(count, {
      one: '1 change waiting. They are sent when you log in again.',
      other: '# changes waiting. They are sent when you log in again.',
    }),
  };
}
