import { type PageOf, toUserCards, trackerQuery, USER_CARD, type UserCardData } from '@tsugi/data/operation';
import type { LikeableType } from '@tsugi/data/wire/tracker';
import type { LikesQuery } from '../../generated/operations.ts';

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
