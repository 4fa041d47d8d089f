import { t } from '@tsugi/i18n/macro';
import { ChoiceList } from './ChoiceList.tsx';
import { NumberRange } from './NumberRange.tsx';

/** One year, or a range of years, or nothing. */
export interface YearChoice {
  readonly year: number | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface YearFilterProps {
  readonly min: number;
  readonly max: number;
  readonly value: YearChoice;
  readonly onChange: (value: YearChoice) => void;
  readonly disabledReason?: string | undefined;
}

/** One year, or a range: choosing the one clears the other. */
export function YearFilter({ min, max, value, onChange, disabledReason }: YearFilterProps) {
  const years = Array.from({ length: max - min + 1 }, (_, index) => max - index);
  return (
    <>
      <ChoiceList
        legend={t`Year`}
        options={years.map((year) => ({ value: year, label: String(year) }))}
        anyLabel={t`Any year`}
        value={value.year}
        onChange={(year) => onChange({ year, from: undefined, to: undefined })}
        disabledReason={disabledReason}
        long
      />
      <NumberRange
        legend={t`Or a range`}
        showLegend
        min={min}
        max={max}
        value={value}
        onChange={({ from, to }) => {
          const isRange = from !== undefined || to !== undefined;
          onChange({ year: isRange ? undefined : value.year, from, to });
        }}
        disabledReason={disabledReason}
      />
    </>
  );
}
