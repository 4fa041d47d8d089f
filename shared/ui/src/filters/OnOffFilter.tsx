import { t } from '@tsugi/i18n/macro';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import classes from './Filters.module.css';

export interface OnOffFilterProps {
  readonly label: string;
  /** What each position leaves; the third one, "Any", leaves both. */
  readonly on: string;
  readonly off: string;
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
  /** Nothing of it can be chosen at present, and why. What is set can still be taken back. */
  readonly disabledReason?: string | undefined;
}

/** A filter that is on, off, or does not matter, in one row with its name. */
export function OnOffFilter({ label, on, off, value, onChange, disabledReason }: OnOffFilterProps) {
  const disabled = disabledReason !== undefined && value === undefined;
  return (
    <div className={`row wrap spread ${classes.onOff}`}>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        label={label}
        size="sm"
        value={value === undefined ? 'any' : value ? 'on' : 'off'}
        onChange={(next) => onChange(next === 'any' ? undefined : next === 'on')}
        options={[
          { value: 'any', label: t({ message: 'Any', context: 'filter that does not matter' }) },
          { value: 'on', label: on, disabled },
          { value: 'off', label: off, disabled },
        ]}
      />
      {disabledReason !== undefined && <p className={`fine ${classes.hint}`}>{disabledReason}</p>}
    </div>
  );
}
