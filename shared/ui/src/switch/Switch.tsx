import type { ReactNode } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './Switch.module.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled, or what it does, as a tooltip. */
  readonly title?: string | undefined;
  /** Id of a text that says what it does. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, disabled, title, describedBy, className }: SwitchProps) {
  return (
    <label className={classNames(classes.switch, className)} title={title}>
      <input
        type="checkbox"
        role="switch"
        className={classes.input}
        checked={checked}
        aria-checked={checked}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
