import { type ReactNode, useId } from 'react';
import classes from './Field.module.css';
import { Field, noteOf } from './Field.tsx';

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface SelectFieldProps<T extends string> {
  readonly label: string;
  /** Null while nothing is chosen. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly options: readonly SelectOption<T>[];
  /** Stands in the field while nothing is chosen; it cannot be chosen itself. */
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  /** The label stands before the field, both as wide as their texts: for a row of controls. */
  readonly inline?: boolean;
  readonly className?: string | undefined;
}

/** One of a few, in the browser's own list. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, onChange, options, placeholder, hint, inline, className } = props;
  const id = useId();
  return (
    <Field label={label} id={id} hint={hint} inline={inline} className={className}>
      <select
        id={id}
        className={classes.input}
        value={value ?? ''}
        {...noteOf(id, hint, undefined)}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {(value === null || placeholder) && (
          <option value="" disabled hidden={value !== null}>
            {placeholder ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
