import type { PageOf } from '../core/page-of.ts';
import { USER_CARD } from '../sources/tracker/fragments.ts';
import type { LikesQuery } from '../sources/tracker/generated/operations.ts';
import type { LikeableType } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';
import { toUserCards, type UserCardData } from '../sources/tracker/user-card.ts';

/** Who likes something, 5 a page. */
export const likes = trackerQuery<
  LikesQuery,
  { readonly id: number; readonly type: LikeableType; readonly page: number },
  PageOf<UserCardData>
>({
  name: 'likes',
  shape: 1,
  document: `query Likes($id: Int, $type: LikeableType, $page: Int) {
  Page(page: $page, perPage: 5) {
    pageInfo { hasNextPage }
    likes(likeableId: $id, type: $type) { ...UserCard }
  }
}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 86_400, freshForSeconds: 60 },
  select: ({ Page }) => ({
    items: toUserCards(Page?.likes),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
});
