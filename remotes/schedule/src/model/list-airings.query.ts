import { present, trackerQuery } from '@tsugi/data/operation';
import type { ListAiringsQuery } from '../generated/operations.ts';

export interface ListAiringsVariables {
  /** Ids of at most 50 media, in ascending order: the same titles have one cache entry. */
  readonly mediaIds: readonly number[];
  /** Unix seconds; airings at this very second are not part of it. */
  readonly after: number;
  /** As `after`. */
  readonly before: number;
  /** 1, or the next hundred. */
  readonly part: number;
}

/** An airing of a media that the caller knows. */
export interface ListAiring {
  readonly id: number;
  readonly mediaId: number;
  readonly episode: number;
  /** Unix seconds. */
  readonly airingAt: number;
}

export interface ListAirings {
  readonly airings: readonly ListAiring[];
  /** There are more than these 100: ask for the next part. */
  readonly hasMore: boolean;
}

/** What airs of some anime between two times. */
export const listAirings = trackerQuery<ListAiringsQuery, ListAiringsVariables, ListAirings>({
  name: 'list-airings',
  shape: 1,
  // The result is the same for all users; its key tells what the account watches, and goes with it.
  scope: 'viewer',
  document: `query ListAirings($mediaIds: [Int], $after: Int, $before: Int, $page: Int, $nextPage: Int) {
  first: Page(page: $page, perPage: 50) { ...ListAiringPage }
  second: Page(page: $nextPage, perPage: 50) { ...ListAiringPage }
}
fragment ListAiringPage on Page {
  pageInfo { hasNextPage }
  airingSchedules(mediaId_in: $mediaIds, airingAt_greater: $after, airingAt_lesser: $before, sort: [TIME, ID]) { id mediaId episode airingAt }
}`,
  variables: ({ mediaIds, after, before, part }) => ({
    mediaIds,
    after,
    before,
    page: part * 2 - 1,
    nextPage: part * 2,
  }),
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3_600 },
  select: ({ first, second }) => ({
    airings: [...present(first?.airingSchedules), ...present(second?.airingSchedules)],
    hasMore: second?.pageInfo?.hasNextPage ?? false,
  }),
});
