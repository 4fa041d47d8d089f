import { authAtom, prefetch } from '@tsugi/data';
import { currentLists } from '@tsugi/data/operations/current-lists';
import { getDefaultStore } from 'jotai/vanilla';

/** Asks for what the user watches and reads, once the viewer is known. */
export function prefetchCurrentLists(priority: 'interactive' | 'prefetch'): void {
  const auth = getDefaultStore().get(authAtom);
  if (auth.status === 'signed-in' && auth.viewer) {
    prefetch(currentLists, { userId: auth.viewer.id }, { priority });
  }
}
