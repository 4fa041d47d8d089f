import { type ReactNode, useId } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './Controls.module.css';
import fieldClasses from './Field.module.css';

export interface CheckFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** A box to tick, with its name beside it. */
export function CheckField({ label, checked, onChange, hint, className }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classNames(classes.check, className)}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={classes.checkText}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-note`} className={fieldClasses.hint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
