import type { FocusEvent, ReactNode } from 'react';
import classes from './Filters.module.css';

interface FilterGroupProps {
  readonly legend: string;
  readonly showLegend?: boolean | undefined;
  /** Why some or all of it cannot be chosen. */
  readonly reasons?: readonly string[] | undefined;
  /** The id of the text with the reasons, for `aria-describedby`. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
  readonly onBlur?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
  readonly onPointerDown?: (() => void) | undefined;
  readonly onKeyDown?: (() => void) | undefined;
}

/** Controls with one name, and the reason below them when they cannot be used. */
export function FilterGroup({ legend, showLegend, reasons = [], id, children, ...events }: FilterGroupProps) {
  return (
    <fieldset className={`stack gap-2 ${classes.group}`} {...events}>
      <legend className={showLegend ? `fine ${classes.legend}` : 'visually-hidden'}>{legend}</legend>
      {children}
      {reasons.length > 0 && (
        <p id={id} className={`fine ${classes.hint}`}>
          {reasons.join(' ')}
        </p>
      )}
    </fieldset>
  );
}
