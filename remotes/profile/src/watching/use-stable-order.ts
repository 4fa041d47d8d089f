import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isReading } from '../feed/is-reading.ts';
import { latestAiring } from './latest-airing.ts';
import { sortEntries } from './sort-entries.ts';

/**
 * The order in which entries were first shown, by media id: cards do not change places because a plus was pressed. What
 * comes anew stands at the end. When a response says that an episode has aired, they are sorted again, unless the pointer
 * or the focus is among them.
 * @param isHeld a change can be taken back in its place
 * @param onReorder called before they change places
 */
export function useStableOrder(
  entries: readonly CurrentEntry[],
  list: RefObject<HTMLElement | null>,
  isHeld: boolean,
  onReorder: () => void,
): readonly number[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const [sortedFor, setSortedFor] = useState(() => newestAiring(entries));
  const newest = newestAiring(entries);

  const sortAgain = useEffectEvent(() => {
    setSortedFor(newest);
    if (isReading(list.current)) return;
    onReorder();
    setOrder(idsOf(sortEntries(entries, Date.now())));
  });
  useEffect(() => {
    if (newest > sortedFor && !isHeld) sortAgain();
  }, [newest, sortedFor, isHeld]);

  const added = entries.filter(({ mediaId }) => !order.includes(mediaId));
  if (added.length === 0) return order;
  const next = [...order, ...idsOf(sortEntries(added, Date.now()))];
  setOrder(next);
  return next;
}

function idsOf(entries: readonly CurrentEntry[]): readonly number[] {
  return entries.map(({ mediaId }) => mediaId);
}

/** When the last announced episode has aired, as far as responses say so; milliseconds since 1970, 0 for none. */
function newestAiring(entries: readonly CurrentEntry[]): number {
  const now = Date.now();
  const times = entries.map((entry) => {
    const latest = latestAiring(entry, now);
    // One that has aired since the response moves nothing: the next response does.
    const isSaid = latest?.isAnnounced && latest.episode !== entry.media.nextAiringEpisode?.episode;
    return isSaid ? latest.atMs : 0;
  });
  return Math.max(0, ...times);
}
