import { present } from '../sources/present.ts';
import { ENTRY_RESULTS } from '../sources/tracker/entry-results.ts';
import type { UpdateMediaListEntriesMutation } from '../sources/tracker/generated/operations.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';
import type { EntryChanges } from './save-media-list-entry.mutation.ts';

/** The same change of several entries of the viewer. The tracker takes no custom lists here. */
export type UpdateEntriesVariables = Omit<EntryChanges, 'customLists'> & {
  /** Ids of entries, not of media; 50 at most. */
  readonly ids: readonly number[];
};

export type UpdatedEntry = NonNullable<
  NonNullable<UpdateMediaListEntriesMutation['UpdateMediaListEntries']>[number]
>;

/** Changes entries alike. The tracker leaves out of its response what it did not change, without an error. */
export const updateMediaListEntries = trackerWrite<
  UpdateMediaListEntriesMutation,
  UpdateEntriesVariables,
  readonly UpdatedEntry[]
>({
  name: 'update-media-list-entries',
  document: `mutation UpdateMediaListEntries(
  $ids: [Int], $status: MediaListStatus, $score: Float, $progress: Int, $progressVolumes: Int, $repeat: Int,
  $private: Boolean, $notes: String, $hiddenFromStatusLists: Boolean, $advancedScores: [Float],
  $startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput
) {
  UpdateMediaListEntries(
    ids: $ids, status: $status, score: $score, progress: $progress, progressVolumes: $progressVolumes,
    repeat: $repeat, private: $private, notes: $notes, hiddenFromStatusLists: $hiddenFromStatusLists,
    advancedScores: $advancedScores, startedAt: $startedAt, completedAt: $completedAt
  ) {
    id mediaId status score advancedScores progress progressVolumes repeat private notes
    hiddenFromStatusLists customLists updatedAt
    startedAt { year month day } completedAt { year month day }
  }
}`,
  select: ({ UpdateMediaListEntries }) => present(UpdateMediaListEntries),
  // A lost response is compared with the entries first, by who sent it.
  repeatable: false,
  changes: 'entries',
  invalidates: ENTRY_RESULTS,
});
