import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { isStoredFresh, storeFirstScreen } from '@tsugi/data/stored';
import { useEffect } from 'react';
import type { ChosenUser, CompareType } from '../params.ts';
import type { Comparison, UserProgress } from './types.ts';

/** What a first screen is rendered from, in place of the first chunk of the first user's list. */
export interface FirstScreenExcerpt {
  readonly excerpt: Comparison;
}

/** Stores the first screen of the next visit: of lists that are all there and fresh. */
export function useStoredFirstScreen(
  users: readonly ChosenUser[],
  type: CompareType,
  comparison: Comparison,
): void {
  const { results, isComputing } = comparison;
  const lists = users.map(({ disabled }, place) => (disabled ? undefined : comparison.users[place]));
  const storedAt = lists.map((progress) => progress && freshSince(progress));
  const isWhole =
    results !== undefined && !isComputing && lists.every((progress, at) => !progress || storedAt[at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another result has other ids, newer lists other times
  useEffect(() => {
    if (!isWhole) return;
    const excerpt: FirstScreenExcerpt = { excerpt: comparison };
    // The excerpt stands in place of each response that the boot script requests: those of the first two users.
    for (const place of [1, 0]) {
      const [user, at] = [users[place], storedAt[place]];
      if (!user || !at) return;
      const variables = { userName: user.name, type: type === 'anime' ? 'ANIME' : 'MANGA' } as const;
      storeFirstScreen(mediaListFirstChunk, variables, { data: excerpt, storedAt: at }).catch(
        // It is only missed: the next visit shows its page a little later.
        () => undefined,
      );
    }
  }, [isWhole, results?.ids, storedAt.join(), type]);
}

/** When the list was requested; undefined when it is not whole or not fresh. */
function freshSince({ list }: UserProgress): number | undefined {
  if (list.status !== 'ready' || list.isRefreshing || list.error || list.missing.length > 0) return undefined;
  return isStoredFresh(mediaListCollection, list.storedAt) ? list.storedAt : undefined;
}
