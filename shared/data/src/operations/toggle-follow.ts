import { required } from '../sources/present.ts';
import type { ToggleFollowMutation } from '../sources/tracker/generated/operations.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

export interface FollowResult {
  readonly id: number;
  readonly isFollowing: boolean;
}

/** Follows a user, or ends it: whichever is not so now. Sending it twice undoes it. */
export const toggleFollow = trackerWrite<ToggleFollowMutation, { readonly userId: number }, FollowResult>({
  name: 'toggle-follow',
  document: `mutation ToggleFollow($userId: Int) {
  ToggleFollow(userId: $userId) { id isFollowing }
}`,
  select: ({ ToggleFollow }) => {
    const { id, isFollowing } = required(ToggleFollow, 'ToggleFollow');
    return { id, isFollowing: isFollowing ?? false };
  },
  repeatable: false,
});
