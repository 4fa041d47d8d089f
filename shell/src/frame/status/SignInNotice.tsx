import { authorizeUrl } from '@tsugi/data';
import { useSignInLoss } from '@tsugi/data/status';
import { useLocation } from '@tsugi/router';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { forgetReturnPath, storeReturnPath } from '../../pages/authentication/return-path.ts';
import { Notice } from './Notice.tsx';

const TEXTS = {
  refused: 'Your sign-in is no longer accepted.',
  expired: 'Your sign-in has expired.',
} as const;

/** A sign-in that ended by itself: why, and a way back to this very page. It stays until it is dismissed. */
export function SignInNotice() {
  const { loss, dismiss } = useSignInLoss();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Whoever comes back from the provider without having logged in, and then logs in elsewhere, goes home as usual.
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
            >
              Log in again
            </a>
          ),
          onDismiss: dismiss,
        }
      }
    />
  );
}
