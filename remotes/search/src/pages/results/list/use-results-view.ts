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
