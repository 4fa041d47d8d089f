import type { ApiError } from '../api-error.ts';
import type { EntryChanges } from '../operations/save-media-list-entry.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import { entryMutation, entryOf, membersOf } from './definitions/entry-mutation.ts';
import { useChange } from './use-change.ts';

export interface ListEntryControl {
  /** As the reader wants it. `id` is 0 until the service has made the entry. */
  readonly entry: MediaListEntrySummary | null;
  /** Creates or changes the entry; members that stay as they are, are not sent. */
  readonly save: (changes: EntryChanges) => void;
  /** Takes it off the list. */
  readonly remove: () => void;
  /** A change is waiting or on its way. */
  readonly isSaving: boolean;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

/** The reader's own entry of a medium, wherever it is shown. `fallback` is what the answer in hand says. */
export function useListEntry(mediaId: number, fallback: MediaListEntrySummary | null): ListEntryControl {
  const { wanted, error, change, canChange } = useChange(entryMutation(mediaId));
  const base = membersOf(fallback);
  return {
    entry: wanted ? entryOf(wanted) : fallback,
    isSaving: wanted !== undefined,
    disabled: !canChange,
    error,
    save: (changes) => change(base, { ...changes, exists: true }),
    remove: () => change(base, { exists: false }),
  };
}
