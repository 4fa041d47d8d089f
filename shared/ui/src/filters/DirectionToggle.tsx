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
      label="Direction"
      value={ascending ? 'ascending' : 'descending'}
      onChange={(value) => onChange(value === 'ascending')}
      options={[
        { value: 'descending', label: 'Descending', disabled },
        { value: 'ascending', label: 'Ascending', disabled },
      ]}
    />
  );
}
