import { type PageOf, toUserCards, trackerQuery, USER_CARD, type UserCardData } from '@tsugi/data/operation';
import type { UserFollowersQuery } from '../../generated/operations.ts';

export type { UserCardData };

/** Who follows a user, page by page. */
export const userFollowers = trackerQuery<
  UserFollowersQuery,
  { readonly userId: number; readonly page: number },
  PageOf<UserCardData>
>({
  name: 'user-followers',
  shape: 1,
  document: `query UserFollowers($userId: Int!, $page: Int) {
  Page(page: $page, perPage: 50) {
    pageInfo { hasNextPage }
    followers(userId: $userId, sort: [USERNAME]) { ...UserCard }
  }
}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 300 },
  select: ({ Page }) => ({
    items: toUserCards(Page?.followers),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
});
