import { required } from '../sources/present.ts';
import { ENTRY_RESULTS } from '../sources/tracker/entry-results.ts';
import type { SaveMediaListEntryMutation } from '../sources/tracker/generated/operations.ts';
import type { FuzzyDateInput, MediaListStatus } from '../sources/tracker/generated/types.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** What of an entry is changed; the rest stays as it is. null empties a member. */
export interface EntryChanges {
  readonly status?: MediaListStatus;
  /** In the viewer's own score format. */
  readonly score?: number;
  readonly progress?: number;
  readonly progressVolumes?: number;
  readonly repeat?: number;
  readonly private?: boolean;
  readonly notes?: string | null;
  readonly hiddenFromStatusLists?: boolean;
  /** Names of all custom lists that the entry is to stand on. */
  readonly customLists?: readonly string[];
  /** Sub-scores in the order of the viewer's settings. */
  readonly advancedScores?: readonly number[];
  readonly startedAt?: FuzzyDateInput;
  readonly completedAt?: FuzzyDateInput;
}

/** An existing entry by `id`, or a new one by `mediaId`. */
export type SaveEntryVariables = EntryChanges &
  (
    | { readonly id: number; readonly mediaId?: number }
    | { readonly id?: undefined; readonly mediaId: number }
  );

export type SavedEntry = NonNullable<SaveMediaListEntryMutation['SaveMediaListEntry']>;

/** Creates or changes an entry of the viewer's list. Only the members given are changed. */
export const saveMediaListEntry = trackerWrite<SaveMediaListEntryMutation, SaveEntryVariables, SavedEntry>({
  name: 'save-media-list-entry',
  document: `mutation SaveMediaListEntry(
  $id: Int, $mediaId: Int, $status: MediaListStatus, $score: Float, $progress: Int, $progressVolumes: Int,
  $repeat: Int, $private: Boolean, $notes: String, $customLists: [String], $hiddenFromStatusLists: Boolean,
  $advancedScores: [Float], $startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput
) {
  SaveMediaListEntry(
    id: $id, mediaId: $mediaId, status: $status, score: $score, progress: $progress,
    progressVolumes: $progressVolumes, repeat: $repeat, private: $private, notes: $notes, customLists: $customLists,
    hiddenFromStatusLists: $hiddenFromStatusLists, advancedScores: $advancedScores, startedAt: $startedAt,
    completedAt: $completedAt
  ) {
    id mediaId status score advancedScores progress progressVolumes repeat priority private notes
    hiddenFromStatusLists customLists updatedAt createdAt
    startedAt { year month day } completedAt { year month day }
  }
}`,
  variables: (variables) => {
    required(variables.id ?? variables.mediaId, 'An entry or media id');
    return variables;
  },
  select: ({ SaveMediaListEntry }) => required(SaveMediaListEntry, 'SaveMediaListEntry'),
  repeatable: true,
  changes: 'entries',
  invalidates: ENTRY_RESULTS,
});
