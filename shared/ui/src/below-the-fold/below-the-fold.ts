import { initialEntryKey } from '@tsugi/contract';
import { useNavigationType } from '@tsugi/router';
import { useDeferredValue } from 'react';

/** Most windows of desks and phones are not larger, in CSS pixels. */
const USUAL_WINDOW = { width: 1440, height: 900 };

/**
 * Whether to render what lies below the window. False in the first render, and so in the first screen, which is then there earlier;
 * what follows moves nothing that is seen. At once in windows larger than usual, and where a scroll position is restored.
 */
export function useBelowTheFold(): boolean {
  const isShownAgain = useNavigationType() === 'POP' && !isNewEntry();
  return useDeferredValue(true, isShownAgain || isLargeWindow());
}

function isLargeWindow(): boolean {
  return innerWidth > USUAL_WINDOW.width || innerHeight > USUAL_WINDOW.height;
}

/** The page is the first of this document, and its history entry was never shown before. */
function isNewEntry(): boolean {
  // The router's name of it. React's first rendering removes the `aria-busy` of index.html.
  const { key } = (history.state ?? {}) as { readonly key?: unknown };
  return key === initialEntryKey() && document.querySelector('#main[aria-busy]') !== null;
}
