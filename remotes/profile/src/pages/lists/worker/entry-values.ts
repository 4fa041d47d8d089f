import { dateNumber, type TitleNumber } from '@tsugi/lists/title-columns';
import type { ListSort } from '../../../model/list-params.ts';
import type { ListCard } from './list.protocol.ts';

/** What orders read of an entry; of its title they read the columns. */
export const ENTRY_VALUES: Readonly<
  Record<
    Exclude<ListSort, 'title' | 'behind' | 'nextEpisode' | TitleNumber>,
    (entry: ListCard) => number | null
  >
> = {
  updated: ({ updatedAt }) => updatedAt,
  score: ({ score }) => score,
  progress: ({ progress }) => progress,
  repeat: ({ repeat }) => repeat,
  started: ({ startedAt }) => dateNumber(startedAt),
  completed: ({ completedAt }) => dateNumber(completedAt),
  added: ({ createdAt }) => createdAt,
  id: ({ media }) => media.id,
};

/** Titles of which no next episode is known are the last ones, also in reverse. */
export function soonestFirst(next: Float64Array, isReverse: boolean): Float64Array {
  const none = isReverse ? Number.MAX_SAFE_INTEGER : -Number.MAX_SAFE_INTEGER;
  return next.map((atMs) => (atMs === 0 ? none : -atMs));
}
