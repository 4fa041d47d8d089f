import type { EntryChanges } from '../operations/save-media-list-entry.mutation.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import { changeEntry, type UndoChange } from './change-entry.ts';
import { type EntryMembers, entryMutation, entryOf, membersOf } from './definitions/entry-mutation.ts';
import { type ChangeControl, useChange } from './use-change.ts';

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
  const { wanted, change, ...control } = useChange(definition, title);
  const base = membersOf(fallback);
  const changeWithUndo = (changes: Partial<EntryMembers>) =>
    changeEntry(mediaId, base, changes, (from, next) => change(from, next));
  return {
    ...control,
    entry: wanted ? entryOf(wanted) : fallback,
    isSaving: wanted !== undefined,
    save: (changes) => changeWithUndo({ ...changes, exists: true }),
    remove: () => changeWithUndo({ exists: false }),
  };
}
