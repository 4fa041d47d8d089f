import { Trans } from '@tsugi/i18n/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../util/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Pill.module.css';

export interface PillProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly label: string;
  /** How much is set. Zero or absent: nothing, and the pill is quiet. */
  readonly count?: number | undefined;
  /** What is set, shown in place of the label and the count: `2022`. */
  readonly value?: string | undefined;
  /** The filter has no effect at present; its panel says why. */
  readonly unavailable?: boolean | undefined;
}

/** A labelled filter that opens a panel. Takes a trigger's props (`aria-expanded`, `aria-haspopup`, ref). */
export function Pill({ label, count = 0, value, unavailable, className, ...props }: PillProps) {
  const isActive = count > 0 || value !== undefined;
  return (
    <button
      type="button"
      {...props}
      className={classNames(classes.pill, className)}
      data-active={isActive ? '' : undefined}
      data-unavailable={unavailable ? '' : undefined}
    >
      {value === undefined ? (
        label
      ) : (
        <span className={classes.value}>
          <Trans>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {value}
          </Trans>
        </span>
      )}
      {count > 0 && value === undefined && (
        <span className={classes.count}>
          <Trans>
            {count}
            <VisuallyHidden> set</VisuallyHidden>
          </Trans>
        </span>
      )}
      <ChevronDown size={15} aria-hidden="true" />
    </button>
  );
}
