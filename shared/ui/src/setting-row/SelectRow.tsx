import { useId } from 'react';
import fieldClasses from '../form/Field.module.css';
import type { SelectOption } from '../form/SelectField.tsx';
import classes from './SettingRow.module.css';
import { type RowText, SettingRow } from './SettingRow.tsx';

export interface SelectRowProps<T extends string> extends RowText {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly SelectOption<T>[];
  readonly disabled?: boolean;
}

/** A setting with one value of several, in the browser's own list. */
export function SelectRow<T extends string>(props: SelectRowProps<T>) {
  const { value, onChange, options, disabled, ...text } = props;
  const id = useId();
  return (
    <SettingRow {...text} htmlFor={id} noteId={`${id}-note`}>
      <select
        id={id}
        className={`${fieldClasses.input} ${classes.select}`}
        value={value}
        disabled={disabled}
        aria-describedby={text.description ? `${id}-note` : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SettingRow>
  );
}
