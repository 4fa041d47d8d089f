import type { Ref } from 'react';
import { formatNumber } from '../format/number.ts';
import classes from './ProgressField.module.css';
import type { ProgressFieldProps } from './progress-field-props.ts';

interface ProgressNumberProps extends ProgressFieldProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onWarm?: () => void;
  readonly onOpen?: () => void;
}

/** The number while it is not edited. */
export function ProgressNumber(props: ProgressNumberProps) {
  const { title, noun, value, total, text, disabled, ref, onWarm, onOpen } = props;
  const of = `/${total === null ? '?' : formatNumber(total)}`;
  const seen = text ?? formatNumber(value) + of;
  return (
    <button
      ref={ref}
      type="button"
      className={classes.number}
      disabled={disabled}
      // It begins with what is seen, so that it can be said to a computer.
      aria-label={`${seen.toLowerCase().includes(noun) ? seen : `${seen} ${noun}s`}, change: ${title}`}
      onPointerEnter={onWarm}
      onFocus={onWarm}
      onClick={onOpen}
    >
      {text ?? (
        <>
          <b>{formatNumber(value)}</b>
          <span>{of}</span>
        </>
      )}
    </button>
  );
}
