import { authorizeUrl, useAuth } from '@tsugi/data';
import { accountCount } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { use, useEffect, useRef } from 'react';
import { ProductContext } from '../product-context.ts';
import { AccountButton } from './account/AccountButton.tsx';
import { LanguageButton } from './language/LanguageButton.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

/** Signed out: the language, or the accounts of this device, and the login link. Signed in: notifications and the menu of the account. */
export function AccountTools() {
  const auth = useAuth();
  const { providerName } = use(ProductContext);
  const login = useRef<HTMLAnchorElement>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    // The menu and its button are removed: the focus moves to the login link in their place.
    if (auth.status === 'signed-out' && hasLeft.current) login.current?.focus();
    hasLeft.current = false;
  }, [auth.status]);

  if (auth.status === 'signed-out') {
    return (
      <>
        {accountCount() > 0 ? (
          <AccountButton viewer={undefined} isSignedIn={false} onLogout={() => undefined} />
        ) : (
          <LanguageButton />
        )}
        <a ref={login} className="login-link" href={authorizeUrl()}>{t`${providerName} login`}</a>
      </>
    );
  }
  const leave = () => {
    hasLeft.current = true;
  };
  return (
    <>
      <NotificationsLink />
      <AccountButton viewer={auth.viewer} isSignedIn onLogout={leave} />
    </>
  );
}
