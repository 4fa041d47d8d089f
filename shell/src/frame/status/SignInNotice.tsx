import { authorizeUrl } from '@tsugi/data';
import { forgetReturnPath, storeReturnPath } from '@tsugi/data/return-path';
import { useSignInLoss } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { Notice } from './Notice.tsx';

const TEXTS = {
  get refused() {
    return t`Your login is no longer accepted.`;
  },
  get expired() {
    return t`Your login has expired.`;
  },
} as const;

/** Reason why a sign-in ended, and a login that returns to this page. Shown until it is dismissed. */
export function SignInNotice() {
  const { loss, dismiss } = useSignInLoss();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // The return path is for the next login only: a user who comes back without having logged in drops it.
    forgetReturnPath();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && forgetReturnPath();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return (
    <Notice
      content={
        loss && {
          icon: <KeyRound size={20} />,
          tone: 'warning',
          text: TEXTS[loss],
          action: (
            <a
              className="login-link"
              href={authorizeUrl()}
              onClick={() => storeReturnPath(pathname + search)}
            >{t`Log in again`}</a>
          ),
          onDismiss: dismiss,
        }
      }
    />
  );
}
