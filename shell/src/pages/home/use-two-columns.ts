import { useSyncExternalStore } from 'react';

/** The same width as in home-skeleton.css. */
const query = matchMedia('(min-width: 64em)');

/** Whether the feed stands left of the lists, and so before them in the document. In one column it stands below them. */
export function useTwoColumns(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
