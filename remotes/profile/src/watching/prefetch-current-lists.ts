import { authAtom, prefetch } from '@tsugi/data';
import { currentLists } from '@tsugi/data/operations/current-lists';
import { getDefaultStore } from 'jotai/vanilla';

/** Asks for what the user watches and reads, once the viewer's account is known. */
export function prefetchCurrentLists(priority: 'interactive' | 'prefetch'): void {
  const auth = getDefaultStore().get(authAtom);
  const userId = auth.status === 'signed-in' ? (auth.viewer?.id ?? auth.viewerId) : undefined;
  if (userId !== undefined) prefetch(currentLists, { userId }, { priority });
}
