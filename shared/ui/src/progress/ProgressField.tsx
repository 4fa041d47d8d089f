import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../format/number.ts';
import { classNames } from '../util/class-names.ts';
import { loadedInput, loadInput, sayNotLoaded, storeInput, warmInput } from './load-input.ts';
import classes from './ProgressField.module.css';
import type { ProgressLayout } from './progress-layout.ts';
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
  readonly layout?: ProgressLayout;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly className?: string | undefined;
}

/** The progress of an entry as a number that a press turns into a field, with one less and one more beside it. */
export function ProgressField(props: ProgressFieldProps) {
  const { title, noun, value, total, onSave, disabled, text, layout = 'over-start', className } = props;
  const [Input, setInput] = useState<Awaited<ReturnType<typeof loadInput>>>();
  const of = `/${total === null ? '?' : formatNumber(total)}`;
  const count = `${formatNumber(value)}${of}`;
  const isOpen = Input !== undefined;
  const returnsFocus = useRef(false);
  const number = useRef<HTMLButtonElement>(null);

  useEffect(storeInput, []);
  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    number.current?.focus();
  }, [isOpen]);

  const show = (next: typeof Input) => {
    setInput(() => next);
    props.onOpenChange?.(next !== undefined);
  };
  // At once when it is there: what is typed right after the press goes into the field.
  const open = () => {
    const there = loadedInput();
    if (there) show(there);
    else loadInput().then(show, sayNotLoaded);
  };
  const shown = text ?? (
    <>
      <b>{formatNumber(value)}</b>
      <span>{of}</span>
    </>
  );
  return (
    <span
      className={classNames(classes.place, className)}
      data-layout={layout}
      data-open={isOpen ? '' : undefined}
    >
      {Input && (
        <Input
          {...{ title, noun, value, total, onSave, layout }}
          onClose={(byKey) => {
            returnsFocus.current = byKey;
            show(undefined);
          }}
        />
      )}
      {Input && layout !== 'row' && (
        // Keeps the place of the number under the field.
        <span className={classes.number} data-under="" aria-hidden="true">
          {shown}
        </span>
      )}
      {!Input && (
        <button
          ref={number}
          type="button"
          className={classes.number}
          disabled={disabled}
          // It begins with what is seen, so that it can be said to a computer.
          aria-label={`${text?.toLowerCase().includes(noun) ? text : `${text ?? count} ${noun}s`}, change: ${title}`}
          title={`Change the number of ${noun}s`}
          onPointerEnter={warmInput}
          onFocus={warmInput}
          onClick={open}
        >
          {shown}
        </button>
      )}
    </span>
  );
}
