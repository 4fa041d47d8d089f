import { type ReactNode, useId } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './Controls.module.css';
import fieldClasses from './Field.module.css';

interface Mark {
  readonly value: number;
  readonly label: string;
  readonly icon: ReactNode;
}

interface MarkFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly marks: readonly Mark[];
  readonly isOn: (value: number) => boolean;
  readonly className?: string | undefined;
  readonly marksClass?: string | undefined;
}

/**
 * A radio group of pictures: arrow keys move the choice; a press on the chosen one, or Space, Delete or Backspace on it,
 * takes it back to 0.
 */
export function MarkField(props: MarkFieldProps) {
  const { label, value, onChange, marks, isOn, className, marksClass } = props;
  const name = useId();
  return (
    <fieldset className={classNames(fieldClasses.field, className)}>
      <legend className={`fine ${fieldClasses.label}`}>{label}</legend>
      <div className={classNames(classes.marks, marksClass)}>
        {marks.map((mark) => (
          <label
            key={mark.value}
            className={`centred ${classes.mark}`}
            data-on={isOn(mark.value) ? '' : undefined}
            title={mark.label}
          >
            <input
              type="radio"
              name={name}
              value={mark.value}
              aria-label={mark.label}
              checked={mark.value === value}
              onChange={() => onChange(mark.value)}
              onClick={() => {
                if (mark.value === value) onChange(0);
              }}
              onKeyDown={(event) => {
                if (mark.value !== value || ![' ', 'Delete', 'Backspace'].includes(event.key)) return;
                event.preventDefault();
                onChange(0);
              }}
            />
            {mark.icon}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
