import type { EntryChanges } from '../operations/save-media-list-entry.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import { entryMutation, entryOf, membersOf } from './definitions/entry-mutation.ts';
import { type ChangeControl, useChange } from './use-change.ts';

export interface ListEntryControl extends ChangeControl {
  /** As the user wants it. `id` is 0 until the service has made the entry. */
  readonly entry: MediaListEntrySummary | null;
  /** Creates or changes the entry; members that stay as they are, are not sent. */
  readonly save: (changes: EntryChanges) => void;
  /** Takes it off the list. */
  readonly remove: () => void;
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
  const { wanted, change, ...control } = useChange(entryMutation(mediaId), title);
  const base = membersOf(fallback);
  return {
    ...control,
    entry: wanted ? entryOf(wanted) : fallback,
    isSaving: wanted !== undefined,
    save: (changes) => change(base, { ...changes, exists: true }),
    remove: () => change(base, { exists: false }),
  };
}
