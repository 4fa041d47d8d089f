import { required } from '../sources/present.ts';
import type { ToggleLikeMutation } from '../sources/tracker/generated/operations.ts';
import type { LikeableType } from '../sources/tracker/generated/types.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

export interface LikeState {
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/** Likes something, or takes the like back. */
export const toggleLike = trackerWrite<
  ToggleLikeMutation,
  { readonly id: number; readonly type: LikeableType },
  LikeState
>({
  name: 'toggle-like',
  document: `mutation ToggleLike($id: Int, $type: LikeableType) {
  ToggleLikeV2(id: $id, type: $type) {
    ... on ListActivity { likeCount isLiked }
    ... on TextActivity { likeCount isLiked }
    ... on MessageActivity { likeCount isLiked }
    ... on ActivityReply { likeCount isLiked }
    ... on Thread { likeCount isLiked }
    ... on ThreadComment { likeCount isLiked }
  }
}`,
  select: ({ ToggleLikeV2 }) => {
    const { isLiked, likeCount } = required(ToggleLikeV2, 'ToggleLikeV2');
    return { isLiked: isLiked ?? false, likeCount };
  },
  repeatable: false,
});
