import { useSyncExternalStore } from 'react';

/** The same width as in the style sheets. */
const query = matchMedia('(width < 48em)');

/**
 * Whether the page stands in one column. What moves to another place there moves in the document too, so that the
 * order of reading and of the Tab key is the order that is seen.
 */
export function usePhoneLayout(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
