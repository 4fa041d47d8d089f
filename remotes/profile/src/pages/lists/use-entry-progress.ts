import { useListEntry } from '@tsugi/data/controls';
import { type ProgressChange, sayProgress } from '../../widgets/completion/say-progress.ts';
import type { ListCard } from './worker/list.protocol.ts';

/** Changes the progress of an own entry of a list, and says so with Undo. */
export function useEntryProgress(entry: ListCard): (change: ProgressChange) => void {
  const { media, ...own } = entry;
  const title = media.title.userPreferred;
  const { save } = useListEntry(entry.mediaId, entry, title);
  const isManga = media.type === 'MANGA';
  const counted = {
    mediaId: entry.mediaId,
    title,
    type: isManga ? ('MANGA' as const) : ('ANIME' as const),
    entry: own,
    total: (isManga ? media.chapters : media.episodes) || null,
    volumes: media.volumes || null,
  };
  return (change) => sayProgress(counted, change, save(change));
}
