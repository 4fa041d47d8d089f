import { present } from '../sources/present.ts';
import type { CustomListSizeQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaType } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export interface CustomListSizeVariables {
  readonly userId: number;
  readonly type: MediaType;
  readonly name: string;
  /** From 1: the tracker gives 500 entries of all lists at a time. */
  readonly chunk: number;
}

export interface CustomListSize {
  /** Entries of this chunk that stand on the list. */
  readonly count: number;
  readonly hasNextChunk: boolean;
}

/** How many entries stand on one of a user's own lists, chunk by chunk. */
export const customListSize = trackerQuery<CustomListSizeQuery, CustomListSizeVariables, CustomListSize>({
  name: 'custom-list-size',
  shape: 1,
  document: `query CustomListSize($userId: Int, $type: MediaType, $chunk: Int) {
  MediaListCollection(userId: $userId, type: $type, chunk: $chunk, perChunk: 500) {
    hasNextChunk
    lists { name isCustomList entries { mediaId } }
  }
}`,
  // It is asked in order to learn what the tracker has at that moment.
  cache: { type: 'no-store' },
  variables: ({ userId, type, chunk }) => ({ userId, type, chunk }),
  select: ({ MediaListCollection }, { name }) => ({
    count: present(MediaListCollection?.lists)
      .filter((list) => list.isCustomList && list.name === name)
      .reduce((sum, { entries }) => sum + present(entries).length, 0),
    hasNextChunk: MediaListCollection?.hasNextChunk ?? false,
  }),
});
