import type { PageOf } from '../core/page-of.ts';
import { USER_CARD } from '../sources/tracker/fragments.ts';
import type { UserFollowingQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';
import { toUserCards, type UserCardData } from '../sources/tracker/user-card.ts';

export type { UserCardData };

/** Whom a user follows, page by page. */
export const userFollowing = trackerQuery<
  UserFollowingQuery,
  { readonly userId: number; readonly page: number },
  PageOf<UserCardData>
>({
  name: 'user-following',
  shape: 1,
  document: `query UserFollowing($userId: Int!, $page: Int) {
  Page(page: $page, perPage: 50) {
    pageInfo { hasNextPage }
    following(userId: $userId, sort: [USERNAME]) { ...UserCard }
  }
}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 300 },
  select: ({ Page }) => ({
    items: toUserCards(Page?.following),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
});
