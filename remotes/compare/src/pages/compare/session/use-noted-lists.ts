import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { isStoredFresh, noteStored } from '@tsugi/data/stored';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { useEffect } from 'react';
import type { ChosenUser } from '../../../model/params.ts';
import type { Comparison, UserProgress } from '../../../model/types.ts';

/** Tells the boot script of the next visit which lists are stored: of those that it requests, the first two. */
export function useNotedLists(users: readonly ChosenUser[], type: ListType, comparison: Comparison): void {
  const fresh = users.slice(0, 2).flatMap(({ name, disabled }, place) => {
    const storedAt = disabled ? undefined : freshSince(comparison.users[place]);
    return storedAt === undefined ? [] : [{ name, storedAt }];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists by content
  useEffect(() => {
    for (const { name, storedAt } of fresh)
      noteStored(mediaListFirstChunk, { userName: name, type: wireType(type) }, storedAt);
  }, [JSON.stringify(fresh), type]);
}

/** When the user's list was requested; undefined when it is not whole or not fresh. */
function freshSince(progress: UserProgress | undefined): number | undefined {
  const list = progress?.list;
  if (list?.status !== 'ready' || list.isRefreshing || list.error || list.missing.length > 0)
    return undefined;
  return isStoredFresh(mediaListCollection, list.storedAt) ? list.storedAt : undefined;
}
