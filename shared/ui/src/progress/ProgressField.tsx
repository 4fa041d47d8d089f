import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../format/number.ts';
import { classNames } from '../util/class-names.ts';
import classes from './ProgressField.module.css';
import { ProgressInput } from './ProgressInput.tsx';
import { ProgressStep } from './ProgressStep.tsx';
import type { ProgressNoun } from './typed-progress.ts';

export interface ProgressFieldProps {
  /** Of the media. */
  readonly title: string;
  readonly noun: ProgressNoun;
  readonly value: number;
  /** How many there are; null while unknown. */
  readonly total: number | null;
  /** Called with another number that is in range. */
  readonly onSave: (value: number) => void;
  readonly disabled?: boolean | undefined;
  /** The text of the number while it is not edited: "7/12" when left out. */
  readonly text?: string | undefined;
  /**
   * `over-start`, `over-end`: the field and its buttons lie over what is beside the number, from its start or its end on, and over what
   * is above it, so that nothing moves; `down-start`: over what is below it.
   * `row`: minus and plus are always there, and it has a line of its own.
   */
  readonly layout?: 'over-start' | 'over-end' | 'down-start' | 'row';
  readonly className?: string | undefined;
}

/** The progress of an entry as a number that a press turns into a field, with one less and one more beside it. */
export function ProgressField(props: ProgressFieldProps) {
  const { title, noun, value, total, onSave, disabled, text, layout = 'over-start', className } = props;
  const [isOpen, setIsOpen] = useState(false);
  const number = useRef<HTMLButtonElement>(null);
  const of = `/${total === null ? '?' : formatNumber(total)}`;
  const count = `${formatNumber(value)}${of}`;
  const returnsFocus = useRef(false);

  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    number.current?.focus();
  }, [isOpen]);

  const shown = text ?? (
    <>
      <b>{formatNumber(value)}</b>
      <span>{of}</span>
    </>
  );
  const input = (
    <ProgressInput
      {...{ title, noun, value, total, onSave }}
      onClose={(byKey) => {
        returnsFocus.current = byKey;
        setIsOpen(false);
      }}
    />
  );
  const button = (
    <button
      ref={number}
      type="button"
      className={classes.number}
      disabled={disabled}
      // It begins with what is seen, so that it can be said to a computer.
      aria-label={`${text?.toLowerCase().includes(noun) ? text : `${text ?? count} ${noun}s`}, change: ${title}`}
      title={`Change the number of ${noun}s`}
      onClick={() => setIsOpen(true)}
    >
      {shown}
    </button>
  );
  const step = (by: 1 | -1) => (
    <ProgressStep
      {...{ by, noun, title }}
      disabled={disabled || value + by < 0 || (total !== null && value + by > total)}
      onStep={() => onSave(value + by)}
    />
  );
  return (
    <span
      className={classNames(classes.place, className)}
      data-layout={layout}
      data-open={isOpen ? '' : undefined}
    >
      {isOpen && input}
      {layout !== 'row' &&
        (isOpen ? (
          // Keeps the place of the number under the field.
          <span className={classes.number} data-under="" aria-hidden="true">
            {shown}
          </span>
        ) : (
          button
        ))}
      {layout === 'row' && !isOpen && (
        <span className={classes.steps}>
          {step(-1)}
          {button}
          {step(1)}
        </span>
      )}
    </span>
  );
}
