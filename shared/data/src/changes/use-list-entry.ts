import { pageClock } from '../core/page.ts';
import type { EntryChanges } from '../operations/save-media-list-entry.mutation.ts';
import { datePartsOf } from '../pure/status-rules.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import {
  type EntryMembers,
  entryMutation,
  entryOf,
  membersOf,
  restoring,
} from './definitions/entry-mutation.ts';
import { pageOutbox } from './outbox.ts';
import { type ChangeControl, useChange } from './use-change.ts';

/** Takes a change back, also one that the service has confirmed. */
export type UndoChange = () => void;

export interface ListEntryControl extends ChangeControl {
  /** As the user wants it. `id` is 0 until the service has made the entry. */
  readonly entry: MediaListEntrySummary | null;
  /** Creates or changes the entry; members that stay as they are, are not sent. Returns what takes the change back. */
  readonly save: (changes: EntryChanges) => UndoChange;
  /** Takes it off the list. Undone, the entry is made anew with all members that `fallback` had. */
  readonly remove: () => UndoChange;
  /** A change is pending. */
  readonly isSaving: boolean;
}

/**
 * The viewer's own entry of a media, wherever it is shown. `fallback` is the entry of the page's response; `title` names
 * the media in the list of waiting changes.
 */
export function useListEntry(
  mediaId: number,
  fallback: MediaListEntrySummary | null,
  title?: string,
): ListEntryControl {
  const definition = entryMutation(mediaId);
  const { key } = definition;
  const { wanted, change, ...control } = useChange(definition, title);
  const base = membersOf(fallback);
  const changeWithUndo = (changes: Partial<EntryMembers>): UndoChange => {
    const before = pageOutbox().get(key)?.wanted ?? base;
    const day = datePartsOf(new Date(pageClock().now()));
    change(base, changes);
    return () => {
      const now = confirmedEntry(mediaId) ?? base;
      // What is stored under this key was put there with the members of an entry.
      change(now, restoring(before as EntryMembers, now, day));
    };
  };
  return {
    ...control,
    entry: wanted ? entryOf(wanted) : fallback,
    isSaving: wanted !== undefined,
    save: (changes) => changeWithUndo({ ...changes, exists: true }),
    remove: () => changeWithUndo({ exists: false }),
  };
}

/** The entry as the last confirmed or pending change left it. */
function confirmedEntry(mediaId: number): EntryMembers | undefined {
  const { mediaListEntry } = pageOptimistic().lookup('media', mediaId, 0) ?? {};
  // Written by the changes of entries only.
  return mediaListEntry === undefined ? undefined : membersOf(mediaListEntry as MediaListEntrySummary | null);
}
