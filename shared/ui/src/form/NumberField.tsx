import { currentLanguage, formatNumber } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './Controls.module.css';
import fieldClasses from './Field.module.css';
import { Field, noteOf } from './Field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  /** NaN shows that the number cannot be read. */
  readonly value: number;
  /** Called with NaN while what is typed is no number, and with 0 while nothing is. */
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number | undefined;
  /** 1 when left out. A step of 0.1 takes one decimal, behind a point or a comma. */
  readonly step?: number;
  /** Stands behind the number: "/ 12". */
  readonly suffix?: ReactNode;
  /** Zero is shown as an empty field with this text. */
  readonly emptyText?: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

/** A number between 0 and a maximum, with a button on each side. Values are clamped as they are typed. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onChange,
    min = 0,
    max,
    step = 1,
    suffix,
    emptyText,
    hint,
    disabled,
    className,
  } = props;
  const id = useId();
  // Within a sentence, where German keeps the capital of its nouns.
  const name = currentLanguage() === 'de' ? label : label.toLowerCase();
  const isDecimal = step < 1;
  const format = (number: number) =>
    number === 0 && emptyText !== undefined ? '' : withSeparator(number, isDecimal);
  const [text, setText] = useState(format(value));
  const [shown, setShown] = useState(value);
  // Another value than the one that was typed: from a button, a rule, or another tab.
  if (!Object.is(shown, value)) {
    setShown(value);
    if (!Number.isNaN(value) && numberOf(text) !== value) setText(format(value));
  }
  const clamp = (number: number) => Math.max(min, max === undefined ? number : Math.min(number, max));
  const set = (number: number) => {
    const next = round(clamp(number), step);
    setText(format(next));
    setShown(next);
    onChange(next);
  };
  const error = Number.isNaN(value) ? t`Enter a number` : undefined;
  const number = Number.isNaN(value) ? 0 : value;

  return (
    <Field label={label} id={id} hint={hint} error={error} className={className}>
      <div className={classes.number}>
        <button
          type="button"
          className={`fine centred ${classes.step}`}
          aria-label={t`Less ${name}`}
          // The keyboard has the arrow keys of the field.
          tabIndex={-1}
          disabled={disabled || number <= min}
          onClick={() => set(number - Math.max(step, 1))}
        >
          <span dir="ltr" aria-hidden="true">
            −1
          </span>
        </button>
        <input
          id={id}
          className={classNames(fieldClasses.input, classes.count)}
          {...(isDecimal
            ? // A number input drops the comma or the point, whichever the browser's language does not use: 7,5 became 75.
              {
                type: 'text',
                role: 'spinbutton',
                inputMode: 'decimal',
                autoComplete: 'off',
                'aria-valuenow': number,
                'aria-valuemin': min,
                'aria-valuemax': max,
              }
            : { type: 'number', inputMode: 'numeric', min, max, step })}
          placeholder={emptyText}
          disabled={disabled}
          value={text}
          {...noteOf(id, hint, error)}
          onKeyDown={(event) => {
            if (['e', 'E', '+', '-'].includes(event.key)) event.preventDefault();
            const direction = isDecimal ? ARROWS[event.key] : undefined;
            if (direction === undefined) return;
            event.preventDefault();
            set(number + direction * step);
          }}
          onChange={({ target }) => {
            const typed = target.validity.badInput ? Number.NaN : numberOf(target.value);
            const next = Number.isNaN(typed) ? typed : clamp(typed);
            setText(next === typed || Number.isNaN(typed) ? target.value : format(next));
            setShown(next);
            onChange(next);
          }}
          onBlur={() => {
            if (!Number.isNaN(value)) set(value);
          }}
        />
        {suffix && <span className={`subdued ${classes.total}`}>{suffix}</span>}
        <button
          type="button"
          className={`fine centred ${classes.step}`}
          aria-label={t`More ${name}`}
          tabIndex={-1}
          disabled={disabled || (max !== undefined && number >= max)}
          onClick={() => set(number + Math.max(step, 1))}
        >
          <span dir="ltr" aria-hidden="true">
            +1
          </span>
        </button>
      </div>
    </Field>
  );
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** "7,5" in German. A number input, which whole numbers have, takes digits alone. */
function withSeparator(number: number, isDecimal: boolean): string {
  return isDecimal ? formatNumber(number) : String(number);
}

/** Nothing typed is zero. */
function numberOf(text: string): number {
  return text.trim() === '' ? 0 : Number(text.replace(',', '.'));
}

function round(value: number, step: number): number {
  return step < 1 ? Math.round(value * (1 + Number.EPSILON) * 10) / 10 : Math.trunc(value);
}
