import { plural } from '@tsugi/i18n/macro';
import classes from './Import.module.css';

export interface CheckAllProps {
  /** Rows in the view that can be chosen. */
  readonly choosable: number;
  readonly chosen: number;
  readonly onChange: (isChosen: boolean) => void;
}

/** Chooses all rows that the filter shows, or none. */
export function CheckAll({ choosable, chosen, onChange }: CheckAllProps) {
  return (
    <label className={`row gap-3 fine ${classes.checkAll}`}>
      <input
        type="checkbox"
        className={classes.check}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < choosable;
        }}
        checked={chosen > 0 && chosen === choosable}
        onChange={(event) => onChange(event.target.checked)}
      />
      {plural(choosable, {
        one: `${{ chosen }} of # row chosen`,
        other: `${{ chosen }} of # rows chosen`,
      })}
    </label>
  );
}
