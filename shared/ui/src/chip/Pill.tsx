import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../util/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Pill.module.css';

export interface PillProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly label: string;
  /** How much is set. Zero or absent: nothing, and the pill is quiet. */
  readonly count?: number | undefined;
}

/** A labelled filter that opens a panel. Takes a trigger's props (`aria-expanded`, `aria-haspopup`, ref). */
export function Pill({ label, count = 0, className, ...props }: PillProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(classes.pill, className)}
      data-active={count > 0 ? '' : undefined}
    >
      {label}
      {count > 0 && (
        <span className={classes.count}>
          {count}
          <VisuallyHidden> set</VisuallyHidden>
        </span>
      )}
      <ChevronDown size={15} aria-hidden="true" />
    </button>
  );
}
