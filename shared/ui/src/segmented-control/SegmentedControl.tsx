import { type ReactNode, useId } from 'react';
import { classNames } from '../util/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './SegmentedControl.module.css';

export interface SegmentOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shows the icon alone; the label stays as the name. */
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly SegmentOption<T>[];
  readonly size?: 'sm' | 'md';
  readonly className?: string | undefined;
}

/** One of a few, all in sight: a radio group (arrow keys move the choice). */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, value, onChange, options, size = 'md', className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(classes.group, className)}
      data-size={size}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={`label inline-row ${classes.option}`}
          data-icon-only={option.iconOnly ? '' : undefined}
          title={option.iconOnly ? option.label : undefined}
        >
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.iconOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </div>
  );
}
