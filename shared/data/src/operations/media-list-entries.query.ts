import { present } from '../sources/present.ts';
import type { MediaListEntriesQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export interface MediaListEntriesVariables {
  readonly userId: number;
  /** 50 at most. */
  readonly mediaIds: readonly number[];
}

export type HeldEntry = NonNullable<
  NonNullable<NonNullable<MediaListEntriesQuery['Page']>['mediaList']>[number]
>;

/** What a user's entries of these media hold now; media without an entry are left out. */
export const mediaListEntries = trackerQuery<
  MediaListEntriesQuery,
  MediaListEntriesVariables,
  readonly HeldEntry[]
>({
  name: 'media-list-entries',
  shape: 1,
  document: `query MediaListEntries($userId: Int, $mediaIds: [Int]) {
  Page(page: 1, perPage: 50) {
    mediaList(userId: $userId, mediaId_in: $mediaIds) {
      id mediaId status score advancedScores progress progressVolumes repeat private notes
      hiddenFromStatusLists customLists updatedAt
      startedAt { year month day } completedAt { year month day }
    }
  }
}`,
  // It is asked in order to learn what the tracker has at that moment.
  cache: { type: 'no-store' },
  select: ({ Page }) => present(Page?.mediaList),
});
