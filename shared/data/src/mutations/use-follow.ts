import type { ApiError } from '../api-error.ts';
import { followMutation } from './definitions/follow-mutation.ts';
import { useChange } from './use-change.ts';

export interface FollowControl {
  readonly isFollowing: boolean;
  readonly toggle: () => void;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

/** Whether the reader follows a user: flips at once, flips back when it could not be done. */
export function useFollow(user: {
  readonly id: number;
  readonly isFollowing: boolean | null;
}): FollowControl {
  const { wanted, error, change, canChange } = useChange(followMutation(user.id));
  const base = { isFollowing: user.isFollowing ?? false };
  const shown = wanted ?? base;
  return {
    ...shown,
    disabled: !canChange,
    error,
    toggle: () => change(base, { isFollowing: !shown.isFollowing }),
  };
}
