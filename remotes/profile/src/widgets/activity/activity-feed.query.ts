import {
  ACTIVITY,
  type ActivityData,
  assertPageSize,
  type ListActivity,
  type PageOf,
  toActivities,
  trackerQuery,
  USER_CARD,
  type UserCardData,
  withOptimisticActivities,
} from '@tsugi/data/operation';
import type { ActivityType } from '@tsugi/data/wire/tracker';
import type { ActivityFeedQuery } from '../../generated/operations.ts';

export type { ActivityData, ListActivity, UserCardData };

export interface ActivityFeedVariables {
  readonly page: number;
  readonly isFollowing?: boolean;
  readonly hasReplies?: boolean;
  /** Texts, anime lists and manga lists when left out. */
  readonly activityType?: 'TEXT' | 'MEDIA_LIST';
  /** Of one user only. */
  readonly userId?: number;
}

const PER_PAGE = 25;

const TYPES: Readonly<Record<'ALL' | 'TEXT' | 'MEDIA_LIST', readonly ActivityType[]>> = {
  ALL: ['TEXT', 'ANIME_LIST', 'MANGA_LIST'],
  TEXT: ['TEXT'],
  MEDIA_LIST: ['ANIME_LIST', 'MANGA_LIST'],
};

/** What people did, newest first, 25 a page. */
export const activityFeed = trackerQuery<ActivityFeedQuery, ActivityFeedVariables, PageOf<ActivityData>>({
  name: 'activity-feed',
  shape: 2,
  document: `query ActivityFeed($page: Int, $isFollowing: Boolean, $hasReplies: Boolean, $types: [ActivityType], $userId: Int, $unread: Boolean = false) {
  Viewer @include(if: $unread) { unreadNotificationCount }
  Page(page: $page, perPage: 25) {
    pageInfo { hasNextPage perPage }
    activities(isFollowing: $isFollowing, hasReplies: $hasReplies, type_in: $types, userId: $userId, sort: [ID_DESC]) {
      ...ActivityItem
    }
  }
}
${ACTIVITY}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 15 },
  variables: ({ activityType, ...rest }) => ({
    ...rest,
    types: TYPES[activityType ?? 'ALL'],
    // A feed of the signed-in user brings the count for the bar along: it polls, and the bar needs no request of its own.
    unread: rest.isFollowing === undefined ? undefined : true,
  }),
  effects: { unreadNotifications: ({ Viewer }) => Viewer?.unreadNotificationCount },
  select: ({ Page }) => {
    assertPageSize(Page?.pageInfo, PER_PAGE);
    return { items: toActivities(Page?.activities), hasNextPage: Page?.pageInfo?.hasNextPage ?? false };
  },
  optimistic: withOptimisticActivities,
});
