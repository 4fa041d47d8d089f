import { useNavigationType } from '@tsugi/router';
import { useDeferredValue } from 'react';

/** Most windows of desks and phones are not larger, in CSS pixels. */
const USUAL_WINDOW = { width: 1440, height: 900 };

/**
 * Whether to render what lies below the window. False in the first render, and so in the first screen, which is then there earlier;
 * what follows moves nothing that is seen. At once in windows larger than usual, and where a scroll position is restored.
 */
export function useBelowTheFold(): boolean {
  const isShownAgain = useNavigationType() === 'POP' && !isNewDocument();
  return useDeferredValue(true, isShownAgain || isLargeWindow());
}

function isLargeWindow(): boolean {
  return innerWidth > USUAL_WINDOW.width || innerHeight > USUAL_WINDOW.height;
}

/** The page is the first of a document that was not opened by a reload or a step in the history. */
function isNewDocument(): boolean {
  // Documents of tests are not measured.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isNavigated = entry !== undefined && 'type' in entry && entry.type === 'navigate';
  // React's first rendering removes the `aria-busy` of index.html.
  return isNavigated && document.querySelector('#main[aria-busy]') !== null;
}
