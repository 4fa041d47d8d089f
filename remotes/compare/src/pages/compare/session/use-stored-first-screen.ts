import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { isStoredFresh, noteStored, storeFirstScreen } from '@tsugi/data/stored';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { useEffect } from 'react';
import { type ChosenUser, STATE_CODEC } from '../../../model/params.ts';
import type { CompareQuery, Comparison, UserProgress } from '../../../model/types.ts';

/** What a first screen is rendered from, in place of the first chunk of the first user's list. */
export interface FirstScreenExcerpt {
  readonly excerpt: Comparison;
}

/**
 * Tells the next visit which lists are stored: of those that the boot script requests, the first two. Stores its first screen
 * when all lists are there and fresh.
 */
export function useStoredFirstScreen(
  users: readonly ChosenUser[],
  type: ListType,
  query: CompareQuery,
  comparison: Comparison,
): void {
  const { results, isComputing } = comparison;
  const storedAt = users.map((user, place) => freshSince(user, comparison.users[place]));
  const isWhole = results !== undefined && !isComputing && storedAt.every((at) => at !== undefined);
  const [one, other] = users.map(({ name }) => name);
  const variables = (userName: string) => ({ userName, type: wireType(type) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the users by name, the lists by time
  useEffect(() => {
    if (one && storedAt[0]) noteStored(mediaListFirstChunk, variables(one), storedAt[0]);
    if (other && storedAt[1]) noteStored(mediaListFirstChunk, variables(other), storedAt[1]);
  }, [one, other, storedAt[0], storedAt[1], type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another result has other ids, newer lists other times
  useEffect(() => {
    if (!isWhole || !one || !other || !storedAt[0] || !storedAt[1]) return;
    // What is being typed is not in the URL yet.
    const inUrl = STATE_CODEC.parse(new URLSearchParams(location.search));
    if (STATE_CODEC.format({ users, query }).toString() !== STATE_CODEC.format(inUrl).toString()) return;
    const excerpt: FirstScreenExcerpt = { excerpt: comparison };
    const missed = () => undefined;
    // It stands in place of both responses. Only with the second one the first screen is complete.
    void storeFirstScreen(mediaListFirstChunk, variables(other), {
      data: excerpt,
      storedAt: storedAt[1],
    }).catch(missed);
    void storeFirstScreen(mediaListFirstChunk, variables(one), {
      data: excerpt,
      storedAt: storedAt[0],
    }).catch(missed);
  }, [isWhole, results?.ids, storedAt.join(), type]);
}

/** When the user's list was requested; undefined when it is not whole or not fresh, and for a user who is disabled. */
function freshSince({ disabled }: ChosenUser, progress: UserProgress | undefined): number | undefined {
  const list = progress?.list;
  if (disabled || list?.status !== 'ready') return undefined;
  if (list.isRefreshing || list.error || list.missing.length > 0) return undefined;
  return isStoredFresh(mediaListCollection, list.storedAt) ? list.storedAt : undefined;
}
