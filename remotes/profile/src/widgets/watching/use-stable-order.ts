import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isReading } from '../feed/is-reading.ts';
import type { CurrentEntry } from './current-lists.query.ts';
import { sortEntries } from './sort-entries.ts';

/**
 * The order in which entries were first shown, by media id: cards do not change places because a plus was pressed. What
 * comes anew stands at the end. When a response says that an episode has aired, they are sorted again at once or not at all:
 * not while the pointer or the focus is among them, nor while a change can be taken back in its place.
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
  const [announced, setAnnounced] = useState(() => announcedEpisodes(entries));
  const isNews = entries.some(
    ({ mediaId, media }) =>
      announced.has(mediaId) && announced.get(mediaId) !== media.nextAiringEpisode?.episode,
  );

  const sortAgain = useEffectEvent(() => {
    setAnnounced(announcedEpisodes(entries));
    if (isHeld || isReading(list.current)) return;
    onReorder();
    setOrder(idsOf(sortEntries(entries, Date.now())));
  });
  useEffect(() => {
    if (isNews) sortAgain();
  }, [isNews]);

  const added = entries.filter(({ mediaId }) => !order.includes(mediaId));
  if (added.length === 0) return order;
  const next = [...order, ...idsOf(sortEntries(added, Date.now()))];
  setOrder(next);
  setAnnounced(new Map([...announcedEpisodes(added), ...announced]));
  return next;
}

function idsOf(entries: readonly CurrentEntry[]): readonly number[] {
  return entries.map(({ mediaId }) => mediaId);
}

/**
 * The episode that airs next, by media id. Only a response changes it: neither a press nor what the page learns by itself
 * about the last episodes does.
 */
function announcedEpisodes(entries: readonly CurrentEntry[]): ReadonlyMap<number, number | undefined> {
  return new Map(entries.map(({ mediaId, media }) => [mediaId, media.nextAiringEpisode?.episode]));
}
