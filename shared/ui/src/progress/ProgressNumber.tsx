import { select, t } from '@tsugi/i18n/macro';
import type { Ref } from 'react';
import { formatNumber } from '../format/number.ts';
import classes from './ProgressField.module.css';
import type { ProgressFieldProps } from './progress-field-props.ts';
import type { ProgressNoun } from './typed-progress.ts';

interface ProgressNumberProps extends ProgressFieldProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onWarm?: () => void;
  readonly onOpen?: () => void;
}

function numberName(seen: string, noun: ProgressNoun, title: string, hasUnit: boolean): string {
  if (hasUnit) return t`${seen}, change: ${title}`;
  return select(noun, {
    chapter: `${seen} chapters, change: ${title}`,
    volume: `${seen} volumes, change: ${title}`,
    other: `${seen} episodes, change: ${title}`,
  });
}

/** The number while it is not edited. */
export function ProgressNumber(props: ProgressNumberProps) {
  const { title, noun, value, total, text, saysUnit, disabled, ref, onWarm, onOpen } = props;
  const of = `/${total === null ? '?' : formatNumber(total)}`;
  const seen = text ?? formatNumber(value) + of;
  return (
    <button
      ref={ref}
      type="button"
      className={classes.number}
      disabled={disabled}
      // It begins with what is seen, so that it can be said to a computer.
      aria-label={numberName(seen, noun, title, saysUnit ?? false)}
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
