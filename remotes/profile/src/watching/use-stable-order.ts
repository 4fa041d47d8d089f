import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { useState } from 'react';
import { sortEntries } from './sort-entries.ts';

/**
 * The order in which entries were first shown, by media id: cards never change places under a pointer because a plus
 * was pressed or an episode aired. What comes anew stands at the end; the next visit sorts afresh.
 */
export function useStableOrder(entries: readonly CurrentEntry[]): readonly number[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const added = entries.filter(({ mediaId }) => !order.includes(mediaId));
  if (added.length === 0) return order;
  const next = [...order, ...sortEntries(added, Date.now()).map(({ mediaId }) => mediaId)];
  setOrder(next);
  return next;
}
