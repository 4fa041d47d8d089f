import { t } from '@tsugi/i18n/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

export interface NoticeContent {
  /** Parts that change every second are `aria-hidden`, so that screen readers do not announce them. */
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly tone?: 'good' | 'warning';
  readonly action?: ReactNode;
  /** Without it the notice cannot be dismissed. */
  readonly onDismiss?: () => void;
}

/** One line above the page. Its live region always exists, so that screen readers announce new content. */
export function Notice({ content }: { readonly content: NoticeContent | undefined }) {
  return (
    <div role="status">
      {content && (
        <div className={`row gap-3 ${classes.notice}`} data-notice={content.tone ?? 'plain'}>
          <span className={`rigid muted ${classes.icon}`} aria-hidden="true">
            {content.icon}
          </span>
          <p className={classes.text}>{content.text}</p>
          {content.action}
          {content.onDismiss && (
            <button
              type="button"
              className={`centred rigid muted ${classes.dismiss}`}
              onClick={content.onDismiss}
              aria-label={t`Dismiss`}
              title={t`Dismiss`}
            >
              <X size={17} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
