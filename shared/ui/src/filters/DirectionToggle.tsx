import { t } from '@tsugi/i18n/macro';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';

export interface DirectionToggleProps {
  readonly ascending: boolean;
  readonly onChange: (ascending: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** Which way a list is sorted. */
export function DirectionToggle({ ascending, onChange, disabled = false }: DirectionToggleProps) {
  return (
    <SegmentedControl
      size="sm"
      label={t`Direction`}
      value={ascending ? 'ascending' : 'descending'}
      onChange={(value) => onChange(value === 'ascending')}
      options={[
        { value: 'descending', label: t`Descending`, disabled },
        { value: 'ascending', label: t`Ascending`, disabled },
      ]}
    />
  );
}
