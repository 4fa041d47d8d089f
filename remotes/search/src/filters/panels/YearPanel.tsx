import { consistent } from '../../query/params.ts';
import { FIRST_YEAR, lastYear } from '../../query/values.ts';
import { NumberInput } from './NumberInput.tsx';
import classes from './Panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { RadioList } from './RadioList.tsx';

/** One year, or a range: choosing the one clears the other. */
export function YearPanel({ params, onChange }: PanelProps) {
  const last = lastYear();
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => last - index);
  const range = { min: FIRST_YEAR, max: last };
  return (
    <>
      <RadioList
        legend="Year"
        options={years}
        label={String}
        anyLabel="Any year"
        chosen={params.year}
        onChange={(year) =>
          onChange((latest) => ({ ...latest, year, startYear: undefined, endYear: undefined }))
        }
        isLong
      />
      <fieldset className={classes.range}>
        <legend className={classes.legend}>Or a range</legend>
        <NumberInput
          {...range}
          label="From"
          placeholder={String(FIRST_YEAR)}
          value={params.startYear}
          onChange={(startYear) =>
            onChange((latest) => consistent({ ...latest, year: undefined, startYear }))
          }
        />
        <NumberInput
          {...range}
          label="To"
          placeholder={String(last)}
          value={params.endYear}
          onChange={(endYear) => onChange((latest) => consistent({ ...latest, year: undefined, endYear }))}
        />
      </fieldset>
    </>
  );
}
