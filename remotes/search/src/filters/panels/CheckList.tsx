import classes from './Panel.module.css';

interface CheckListProps<T extends string> {
  readonly legend: string;
  /** Shows the legend above the choices. */
  readonly showLegend?: boolean;
  readonly options: readonly T[];
  readonly label: (value: T) => string;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Any number of a few. */
export function CheckList<T extends string>(props: CheckListProps<T>) {
  const { legend, showLegend = false, options, label, chosen, onChange } = props;
  return (
    <fieldset>
      <legend className={classes.legend} data-hidden={showLegend ? undefined : ''}>
        {legend}
      </legend>
      <div className={classes.choices}>
        {options.map((value) => (
          <label key={value} className={classes.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                )
              }
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
