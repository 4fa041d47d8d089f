import { t } from '@tsugi/i18n/macro';
import type { ReactNode } from 'react';
import { WaitingMark } from '../waiting-mark/WaitingMark.tsx';
import classes from './SettingRow.module.css';

export interface RowText {
  readonly label: string;
  readonly description?: ReactNode;
  /** The change is stored on this device and not sent yet. */
  readonly isWaiting?: boolean | undefined;
}

export interface SettingRowProps extends RowText {
  /** Of the control that the label names; a control with a name of its own needs none. */
  readonly htmlFor?: string | undefined;
  /** Of the description, for `aria-describedby`. */
  readonly noteId?: string | undefined;
  /** The control stands below the text instead of beside it. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One setting: what it is, and its control at the end of the row. */
export function SettingRow(props: SettingRowProps) {
  const { label, description, isWaiting, htmlFor, noteId, wide, children } = props;
  return (
    <div className={classes.row} data-wide={wide ? '' : undefined}>
      <div className={classes.text}>
        {htmlFor ? (
          <label className={classes.label} htmlFor={htmlFor}>
            {label}
          </label>
        ) : (
          <span className={classes.label}>{label}</span>
        )}
        {(description || isWaiting) && (
          <span id={noteId} className={`fine ${classes.note}`}>
            {description}
            {isWaiting && (
              <span className={classes.waiting} role="status">
                <span className={classes.mark}>
                  <WaitingMark />
                </span>
                {t`Waiting to be sent. Until then other pages stay as they are.`}
              </span>
            )}
          </span>
        )}
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}
