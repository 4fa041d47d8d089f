import { useId } from 'react';
import classes from './ChoiceChips.module.css';

export interface ChoiceChipsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, as outlined chips: a radio group (arrow keys move the choice). */
export function ChoiceChips<T extends string>({ label, value, options, onChange }: ChoiceChipsProps<T>) {
  const name = useId();
  return (
    <div className={classes.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={`fine inline-row ${classes.chip}`}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
