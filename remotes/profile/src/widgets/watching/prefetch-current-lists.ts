import { authAtom, prefetch } from '@tsugi/data';
import { getDefaultStore } from 'jotai/vanilla';
import { currentLists } from './current-lists.query.ts';

/** Asks for what the user watches and reads, once the viewer's account is known. */
export function prefetchCurrentLists(priority: 'interactive' | 'prefetch'): void {
  const auth = getDefaultStore().get(authAtom);
  const userId = auth.status === 'signed-in' ? (auth.viewer?.id ?? auth.viewerId) : undefined;
  if (userId !== undefined) prefetch(currentLists, { userId }, { priority });
}
