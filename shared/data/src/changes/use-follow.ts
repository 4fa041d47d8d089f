import type { FollowMembers } from './definitions/members.ts';
import { type ChangeControl, useChange } from './use-change.ts';

export interface FollowControl extends ChangeControl {
  readonly isFollowing: boolean;
  readonly toggle: () => void;
}

/** Whether the viewer follows a user: flips at once, and back when the service refuses it. */
export function useFollow(user: {
  readonly id: number;
  readonly isFollowing: boolean | null;
  /** Names the user in the list of waiting changes. */
  readonly name?: string;
}): FollowControl {
  const { wanted, change, ...control } = useChange<FollowMembers>(
    { about: 'follow', id: user.id },
    user.name,
  );
  const base = { isFollowing: user.isFollowing ?? false };
  const { isFollowing } = wanted ?? base;
  return { ...control, isFollowing, toggle: () => change(base, { isFollowing: !isFollowing }) };
}
