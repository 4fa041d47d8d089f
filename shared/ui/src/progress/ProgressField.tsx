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
   * `over`: what is typed into and its buttons lie over what is beside the number, at its start or its end, so that nothing moves.
   * `row`: minus and plus are always there, and it has a line of its own.
   */
  readonly layout?: 'over-start' | 'over-end' | 'row';
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

  const field = isOpen ? (
    <ProgressInput
      {...{ title, noun, value, total, onSave }}
      onClose={(byKey) => {
        returnsFocus.current = byKey;
        setIsOpen(false);
      }}
    />
  ) : (
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
      {text ?? (
        <>
          <b>{formatNumber(value)}</b>
          <span>{of}</span>
        </>
      )}
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
      {layout === 'row' && !isOpen ? (
        <span className={classes.steps}>
          {step(-1)}
          {field}
          {step(1)}
        </span>
      ) : (
        field
      )}
    </span>
  );
}
