import { useState } from 'react';
import { ProgressField } from './ProgressField.tsx';
import classes from './ProgressRow.module.css';
import { ProgressStep } from './ProgressStep.tsx';
import type { ProgressFieldProps } from './progress-field-props.ts';

/** The number of a `ProgressField` in a line of its own, with one less and one more always beside it. */
export function ProgressRow(props: Omit<ProgressFieldProps, 'layout' | 'onOpenChange'>) {
  const { title, noun, value, total, onSave, disabled } = props;
  const [isOpen, setIsOpen] = useState(false);
  // The field has its own.
  const step = (by: 1 | -1) =>
    !isOpen && (
      <ProgressStep
        {...{ by, noun, title }}
        disabled={disabled || value + by < 0 || (total !== null && value + by > total)}
        onStep={() => onSave(value + by)}
      />
    );
  return (
    <span className={`row gap-2 ${classes.row}`} data-open={isOpen ? '' : undefined}>
      {step(-1)}
      <ProgressField {...props} className={classes.number} layout="row" onOpenChange={setIsOpen} />
      {step(1)}
    </span>
  );
}
