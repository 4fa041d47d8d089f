import type { AiringItem } from './airing.ts';
import type { ListedAnime } from './airing-list.query.ts';
import { useAllAirings } from './use-all-airings.ts';
import {
  type LaterStatus,
  type OwnAirings,
  type OwnList,
  useOwnAirings,
  useOwnList,
} from './use-own-airings.ts';
import { useViewerId } from './viewer-id.ts';
import type { Span } from './zone.ts';

const NOTHING: readonly ListedAnime[] = [];
const NO_LIST: OwnList = { anime: NOTHING, entries: new Map(), isCut: false, states: [] };

/**
 * What airs in a span, of the own list or of all anime, each with the viewer's entry.
 * @param later parts of the own list beside what is watched
 */
export function useWeekAirings(
  scope: 'mine' | 'all',
  later: readonly LaterStatus[],
  span: Span,
  nowMs: number,
): OwnAirings {
  const viewerId = useViewerId();
  const isMine = scope === 'mine';
  const all = useAllAirings(isMine ? null : span, nowMs);
  // Its entries are the marks in the schedule of all.
  const list = useOwnList(viewerId, isMine ? later : undefined);
  const own = useOwnAirings(isMine ? list : NO_LIST, span, nowMs);
  if (isMine) return own;
  const marks = { isLoading: false, titlesLeftOut: 0, isCut: list.isCut };
  return { ...all, ...marks, items: all.items.map((item) => withEntry(item, list)) };
}

function withEntry(item: AiringItem, { entries }: OwnList): AiringItem {
  const entry = entries.get(item.media.id);
  return entry ? { ...item, entry } : item;
}
