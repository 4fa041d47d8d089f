import type { ReactNode } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  /** Of the control that the label names. */
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** The label stands before the control. */
  readonly inline?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label above a control, and a line of help or of what is wrong below it. */
export function Field({ label, id, hint, error, inline, className, children }: FieldProps) {
  return (
    <div className={classNames(classes.field, className)} data-inline={inline ? '' : undefined}>
      <label className={`fine ${classes.label}`} htmlFor={id}>
        {label}
      </label>
      {children}
      {(error || hint) && (
        <div id={`${id}-note`} className={error ? classes.error : classes.hint}>
          {error || hint}
        </div>
      )}
    </div>
  );
}

/** The attributes that tie a control to its line below. */
export function noteOf(id: string, hint: ReactNode, error: string | null | undefined) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
}
