import { required } from '../sources/present.ts';
import type { ToggleFollowMutation } from '../sources/tracker/generated/operations.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** Follows a user, or stops following. */
export const toggleFollow = trackerWrite<
  ToggleFollowMutation,
  { readonly userId: number },
  { readonly isFollowing: boolean }
>({
  name: 'toggle-follow',
  document: `mutation ToggleFollow($userId: Int) {
  ToggleFollow(userId: $userId) { id isFollowing }
}`,
  select: ({ ToggleFollow }) => ({
    isFollowing: required(ToggleFollow, 'ToggleFollow').isFollowing ?? false,
  }),
  repeatable: false,
  invalidates: ['user-following', 'user-followers', 'activity-feed'],
});
