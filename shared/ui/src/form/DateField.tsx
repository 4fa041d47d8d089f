import { type ReactNode, useId } from 'react';
import classes from './Field.module.css';
import { Field, noteOf } from './Field.tsx';

export interface DateFieldProps {
  readonly label: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** A day, chosen from the browser's calendar or typed. */
export function DateField({ label, value, onChange, hint, className }: DateFieldProps) {
  const id = useId();
  return (
    <Field label={label} id={id} hint={hint} className={className}>
      <input
        id={id}
        className={classes.input}
        type="date"
        max="9999-12-31"
        value={value}
        {...noteOf(id, hint, undefined)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
