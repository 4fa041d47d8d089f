import { authorizeUrl } from '@tsugi/data';
import { storeReturnPath } from '@tsugi/data/return-path';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { Button, ButtonLink } from '@tsugi/ui';
import { Dialog } from '@tsugi/ui/dialog';

interface LoginDialogProps {
  /** Of the media that should go onto the list. */
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks a signed-out user to log in; afterwards they are on this page again. */
export function LoginDialog({ title, open, onOpenChange }: LoginDialogProps) {
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Log in to keep a list`}
      description={t`${title} can go onto your list once you are logged in. You return to this page.`}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>{t`Not now`}</Button>
          <ButtonLink
            variant="primary"
            to={authorizeUrl()}
            onClick={() => storeReturnPath(pathname + search)}
          >{t`Log in with AniList`}</ButtonLink>
        </>
      }
    />
  );
}
