import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import type { ActivityReplyByIdQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** The like of one reply, without the activity it belongs to. */
export interface ReplyLike {
  readonly id: number;
  readonly likeCount: number;
  readonly isLiked: boolean;
}

export const activityReplyById = trackerQuery<ActivityReplyByIdQuery, { readonly id: number }, ReplyLike>({
  name: 'activity-reply-by-id',
  shape: 1,
  document: `query ActivityReplyById($id: Int) {
  ActivityReply(id: $id) { id likeCount isLiked }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ ActivityReply }) => {
    const reply = required(ActivityReply, 'ActivityReply');
    return { ...reply, isLiked: reply.isLiked ?? false };
  },
  optimistic: (reply, lookup) => withOptimistic('reply', reply, lookup),
});
