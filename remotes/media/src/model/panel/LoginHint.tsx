import { authorizeUrl } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink } from '@tsugi/ui';
import classes from './LoginHint.module.css';

/** What would stand here after a login, and the way to it. */
export function LoginHint({ children }: { readonly children: string }) {
  return (
    <div className={`row gap-3 ${classes.hint}`}>
      <p>{children}</p>
      <ButtonLink variant="outline" size="sm" to={authorizeUrl()}>
        {t`Log in`}
      </ButtonLink>
    </div>
  );
}
