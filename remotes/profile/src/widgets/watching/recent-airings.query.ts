import { trackerQuery } from '@tsugi/data/operation';
import type { RecentAiringsQuery } from '../../generated/operations.ts';

export interface RecentAiring {
  readonly mediaId: number;
  readonly episode: number;
  /** Unix seconds. */
  readonly airingAt: number;
}

/** The latest 50 episodes of some anime that have aired after a time (Unix seconds), the last one first. */
export const recentAirings = trackerQuery<
  RecentAiringsQuery,
  { readonly mediaIds: readonly number[]; readonly after: number },
  readonly RecentAiring[]
>({
  name: 'recent-airings',
  shape: 1,
  document: `query RecentAirings($mediaIds: [Int], $after: Int) {
  Page(perPage: 50) {
    airingSchedules(mediaId_in: $mediaIds, airingAt_greater: $after, notYetAired: false, sort: [TIME_DESC]) {
      mediaId
      episode
      airingAt
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 86_400, freshForSeconds: 43_200 },
  select: ({ Page }) => (Page?.airingSchedules ?? []).flatMap((airing) => airing ?? []),
});
