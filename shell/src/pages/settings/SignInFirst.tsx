import { authorizeUrl } from '@tsugi/data';
import { storeReturnPath } from '@tsugi/data/return-path';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { EmptyState } from '@tsugi/ui';
import { Lock } from 'lucide-react';
import { use } from 'react';
import { ProductContext } from '../../product-context.ts';

/** In the place of a section about an account, with a login that leads back to it. */
export function SignInFirst() {
  const { providerName } = use(ProductContext);
  const { pathname } = useLocation();
  return (
    <EmptyState
      titleAs="p"
      icon={<Lock size={26} aria-hidden="true" />}
      title={t`These settings belong to your account`}
      body={t`${providerName} stores them. Log in to see and change them; the settings of this device work without a login.`}
      action={
        <a
          className="login-link"
          href={authorizeUrl()}
          onClick={() => storeReturnPath(pathname)}
        >{t`Log in with ${providerName}`}</a>
      }
    />
  );
}
