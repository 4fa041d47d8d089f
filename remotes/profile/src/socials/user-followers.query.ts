import type { PageOf } from '../core/page-of.ts';
import { USER_CARD } from '../sources/tracker/fragments.ts';
import type { UserFollowersQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';
import { toUserCards, type UserCardData } from '../sources/tracker/user-card.ts';

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
