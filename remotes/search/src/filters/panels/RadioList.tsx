import { useId } from 'react';
import classes from './Panel.module.css';

interface RadioListProps<T extends string | number> {
  readonly legend: string;
  readonly showLegend?: boolean;
  readonly options: readonly T[];
  readonly label: (value: T) => string;
  readonly chosen: T | undefined;
  readonly onChange: (chosen: T | undefined) => void;
  /** The label for none of them; without it one is always chosen. */
  readonly anyLabel?: string;
  /** The list scrolls in a box of its own. */
  readonly isLong?: boolean;
}

/** One of a few, or none. */
export function RadioList<T extends string | number>(props: RadioListProps<T>) {
  const { legend, showLegend = false, options, label, chosen, onChange, anyLabel, isLong } = props;
  const name = useId();
  const values: readonly (T | undefined)[] = anyLabel === undefined ? options : [undefined, ...options];
  return (
    <fieldset>
      <legend className={classes.legend} data-hidden={showLegend ? undefined : ''}>
        {legend}
      </legend>
      <div className={classes.choices} data-long={isLong ? '' : undefined}>
        {values.map((value) => (
          <label key={value ?? ''} className={classes.choice}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
            {value === undefined ? anyLabel : label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
