import { SegmentedControl } from '@tsugi/ui/components';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ResultsView } from './list/use-results-view.ts';

interface ViewSwitchProps {
  readonly view: ResultsView;
  readonly onChange: (view: ResultsView) => void;
}

/** Covers side by side, or rows with more facts. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      size="sm"
      label="View"
      value={view}
      onChange={onChange}
      options={[
        { value: 'grid', label: 'Grid', icon: <LayoutGrid size={16} aria-hidden="true" />, iconOnly: true },
        { value: 'list', label: 'List', icon: <Rows3 size={16} aria-hidden="true" />, iconOnly: true },
      ]}
    />
  );
}
