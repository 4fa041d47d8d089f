import { pageClock } from '../core/page.ts';
import { datePartsOf } from '../pure/status-rules.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { type EntryMembers, membersOf } from './definitions/entry-members.ts';
import { restoring } from './definitions/entry-mutation.ts';
import { keyOf } from './definitions/key-of.ts';
import { pageOutbox } from './outbox.ts';

/** Takes a change back, also one that the service has confirmed. */
export type UndoChange = () => void;

/**
 * Changes the viewer's entry of a media.
 * @param base the entry of the page's response
 * @param change stores a change on top of an entry
 * @returns takes it back
 */
export function changeEntry(
  mediaId: number,
  base: EntryMembers,
  changes: Partial<EntryMembers>,
  change: (base: EntryMembers, changes: Partial<EntryMembers>) => void,
): UndoChange {
  const key = keyOf({ about: 'entry', id: mediaId });
  const before = pageOutbox().get(key)?.wanted ?? base;
  const day = datePartsOf(new Date(pageClock().now()));
  change(base, changes);
  return () => {
    const now = confirmedEntry(mediaId) ?? base;
    // What is stored under this key was put there with the members of an entry.
    change(now, restoring(before as EntryMembers, now, day));
  };
}

/** The entry as the last confirmed or pending change left it. */
function confirmedEntry(mediaId: number): EntryMembers | undefined {
  const { mediaListEntry } = pageOptimistic().lookup('media', mediaId, 0) ?? {};
  // Written by the changes of entries only.
  return mediaListEntry === undefined ? undefined : membersOf(mediaListEntry as MediaListEntrySummary | null);
}
