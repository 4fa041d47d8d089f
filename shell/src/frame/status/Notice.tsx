import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

export interface NoticeContent {
  /** Text and decoration; what changes from second to second is hidden from screen readers, or it would be spoken. */
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly tone?: 'good' | 'warning';
  readonly action?: ReactNode;
  /** Without it the notice leaves by itself only. */
  readonly onDismiss?: () => void;
}

/** One line above the page. Its live region is always there, so that what appears in it is read out. */
export function Notice({ content }: { readonly content: NoticeContent | undefined }) {
  return (
    <div role="status">
      {content && (
        <div className={classes.notice} data-notice={content.tone ?? 'plain'}>
          <span className={classes.icon} aria-hidden="true">
            {content.icon}
          </span>
          <p className={classes.text}>{content.text}</p>
          {content.action}
          {content.onDismiss && (
            <button
              type="button"
              className={classes.dismiss}
              onClick={content.onDismiss}
              aria-label="Dismiss"
              title="Dismiss"
            >
              <X size={17} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
