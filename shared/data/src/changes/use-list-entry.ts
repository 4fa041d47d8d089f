import type { EntryChanges } from '../operations/save-media-list-entry.mutation.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import type { UndoChange } from './change-entry.ts';
import { type EntryMembers, entryOf, membersOf } from './definitions/entry-members.ts';
import { pageChanges } from './page-changes.ts';
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
  const { wanted, change, ...control } = useChange<EntryMembers>({ about: 'entry', id: mediaId }, title);
  const base = membersOf(fallback);
  const changeWithUndo = (changes: Partial<EntryMembers>): UndoChange =>
    pageChanges().code?.changeEntry(mediaId, base, changes, change) ?? nothing;
  return {
    ...control,
    entry: wanted ? entryOf(wanted) : fallback,
    isSaving: wanted !== undefined,
    save: (changes) => changeWithUndo({ ...changes, exists: true }),
    remove: () => changeWithUndo({ exists: false }),
  };
}

/** Signed out nothing is changed. */
function nothing(): void {}
