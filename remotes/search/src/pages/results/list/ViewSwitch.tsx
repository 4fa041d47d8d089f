import { t } from '@tsugi/i18n/macro';
import { SegmentedControl } from '@tsugi/ui/components';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState } from 'react';

export type ResultsView = 'grid' | 'list';

const VIEW_KEY = 'search_view';

/** How results are shown, stored between visits. Where storage is forbidden it lasts as long as the page. */
export function useResultsView(): readonly [ResultsView, (view: ResultsView) => void] {
  const [view, setView] = useState(readView);
  const choose = (next: ResultsView) => {
    setView(next);
    try {
      localStorage.setItem(VIEW_KEY, next);
    } catch {
      // Full or forbidden: the choice stays in memory.
    }
  };
  return [view, choose];
}

function readView(): ResultsView {
  try {
    return localStorage.getItem(VIEW_KEY) === 'list' ? 'list' : 'grid';
  } catch {
    // Reading the property itself throws when storage is blocked.
    return 'grid';
  }
}

interface ViewSwitchProps {
  readonly view: ResultsView;
  readonly onChange: (view: ResultsView) => void;
}

/** Covers side by side, or rows with more facts. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      size="sm"
      label={t`View`}
      value={view}
      onChange={onChange}
      options={[
        { value: 'grid', label: t`Grid`, icon: <LayoutGrid size={16} aria-hidden="true" />, iconOnly: true },
        { value: 'list', label: t`List`, icon: <Rows3 size={16} aria-hidden="true" />, iconOnly: true },
      ]}
    />
  );
}
