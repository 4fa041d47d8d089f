import { useEffect, useRef, useState } from 'react';
import { classNames } from '../util/class-names.ts';
import { loadedInput, loadInput, sayNotLoaded, warmInput } from './load-input.ts';
import classes from './ProgressField.module.css';
import { ProgressNumber } from './ProgressNumber.tsx';
import type { ProgressFieldProps } from './progress-field-props.ts';

/** The progress of an entry as a number that a press turns into a field, with one less and one more beside it. */
export function ProgressField(props: ProgressFieldProps) {
  const { layout = 'over-start', className } = props;
  const [Input, setInput] = useState<ReturnType<typeof loadedInput>>();
  const isOpen = Input !== undefined;
  const returnsFocus = useRef(false);
  const number = useRef<HTMLButtonElement>(null);

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
  return (
    <span
      className={classNames(classes.place, className)}
      data-layout={layout}
      data-open={isOpen ? '' : undefined}
    >
      {Input && (
        <Input
          {...props}
          layout={layout}
          onClose={(byKey) => {
            returnsFocus.current = byKey;
            show(undefined);
          }}
        />
      )}
      {/* Under the field it keeps its place, out of sight. */}
      {(!isOpen || layout !== 'row') && (
        <ProgressNumber {...props} ref={number} onWarm={warmInput} onOpen={open} />
      )}
    </span>
  );
}
