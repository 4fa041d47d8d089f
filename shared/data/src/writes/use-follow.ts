import type { ApiError } from '../api-error.ts';
import { toggleFollow } from '../operations/toggle-follow.ts';
import type { ChangeChannel } from './change-channel.ts';
import { useChange } from './use-change.ts';

export interface FollowControl {
  readonly isFollowing: boolean;
  readonly toggle: () => void;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

type FollowMembers = { readonly isFollowing: boolean };

const DELAY_MS = 500;

/** Whether the reader follows a user: flips at once, flips back when it could not be done. */
export function useFollow(user: {
  readonly id: number;
  readonly isFollowing: boolean | null;
}): FollowControl {
  const { wanted, error, change, canChange } = useChange(followChannel(user.id));
  const base = { isFollowing: user.isFollowing ?? false };
  const shown = wanted ?? base;
  return {
    ...shown,
    disabled: !canChange,
    error,
    toggle: () => change(base, { isFollowing: !shown.isFollowing }),
  };
}

function followChannel(userId: number): ChangeChannel<FollowMembers> {
  return {
    key: `follow/${userId}`,
    kind: 'user',
    id: userId,
    delayMs: DELAY_MS,
    label: 'Following',
    plan: (base, wanted) =>
      base.isFollowing === wanted.isFollowing ? undefined : { run: (send) => send(toggleFollow, { userId }) },
    show: (members) => members,
  };
}
