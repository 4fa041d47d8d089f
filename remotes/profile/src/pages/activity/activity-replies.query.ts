import {
  assertPageSize,
  type PageOf,
  present,
  toUserCard,
  trackerQuery,
  USER_CARD,
  type UserCardData,
  withOptimisticAll,
} from '@tsugi/data/operation';
import type { ActivityRepliesQuery } from '../../generated/operations.ts';

/** `text` is the tracker's markdown. */
export interface ActivityReply {
  readonly id: number;
  readonly text: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly user: UserCardData | null;
}

const PER_PAGE = 25;

/** The replies to an activity, oldest first, 25 a page. */
export const activityReplies = trackerQuery<
  ActivityRepliesQuery,
  { readonly activityId: number; readonly page: number },
  PageOf<ActivityReply>
>({
  name: 'activity-replies',
  shape: 2,
  document: `query ActivityReplies($activityId: Int, $page: Int) {
  Page(page: $page, perPage: 25) {
    pageInfo { hasNextPage perPage }
    activityReplies(activityId: $activityId) { id text createdAt likeCount isLiked user { ...UserCard } }
  }
}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ Page }) => {
    assertPageSize(Page?.pageInfo, PER_PAGE);
    return {
      items: present(Page?.activityReplies).map(({ user, text, isLiked, ...reply }) => ({
        ...reply,
        text: text ?? '',
        isLiked: isLiked ?? false,
        user: user ? toUserCard(user) : null,
      })),
      hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: (page, lookup) => {
    const items = withOptimisticAll('reply', page.items, lookup);
    return items === page.items ? page : { ...page, items };
  },
});
