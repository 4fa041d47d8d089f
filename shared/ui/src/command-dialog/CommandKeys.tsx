import { t } from '@tsugi/i18n/macro';
import classes from './CommandDialog.module.css';

/** As it stands on keyboards of every language. */
const ESCAPE = 'Esc';

/** What the keys do, for the eyes: the field and its list say it to screen readers themselves. */
export function CommandKeys({ hasStep }: { readonly hasStep: boolean }) {
  return (
    <p className={`fine ${classes.keys}`} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t`move`}
      </span>
      <span>
        <kbd>↵</kbd> {t`choose`}
      </span>
      {hasStep && (
        <span>
          <kbd>⌫</kbd> {t`back`}
        </span>
      )}
      <span className={classes.escape}>
        <kbd>{ESCAPE}</kbd> {t`close`}
      </span>
    </p>
  );
}
