import { t } from '@tsugi/i18n/macro';
import { TextField } from '../text-field/TextField.tsx';

const MAX_YEAR = 9999;

export interface ReleaseYearFieldProps {
  /** 0 to 9999, 0 for titles that have none. */
  readonly value: number | undefined;
  readonly onChange: (year: number | undefined) => void;
}

/** Any one year of release, or none at all. */
export function ReleaseYearField({ value, onChange }: ReleaseYearFieldProps) {
  return (
    <TextField
      label={t`Release year, 0 for none`}
      type="number"
      inputMode="numeric"
      min={0}
      max={MAX_YEAR}
      value={value === undefined ? '' : `${value}`}
      onKeyDown={(event) => {
        if (['e', 'E', '+', '-', '.', ','].includes(event.key)) event.preventDefault();
      }}
      onChange={(text) => onChange(/^\d+$/.test(text) ? Math.min(Number(text), MAX_YEAR) : undefined)}
    />
  );
}
