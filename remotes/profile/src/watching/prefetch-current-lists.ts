import { authAtom, prefetch } from '@tsugi/data';
import { currentLists } from '@tsugi/data/operations/current-lists';
import { getDefaultStore } from 'jotai/vanilla';

/** Asks for what the reader watches and reads, when it is known who reads. */
export function prefetchCurrentLists(priority: 'interactive' | 'prefetch'): void {
  const auth = getDefaultStore().get(authAtom);
  if (auth.status === 'signed-in' && auth.viewer) {
    prefetch(currentLists, { userId: auth.viewer.id }, { priority });
  }
}
