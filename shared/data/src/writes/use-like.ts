import type { ApiError } from '../api-error.ts';
import { likeChannel } from './channels/like-channel.ts';
import { useChange } from './use-change.ts';

export interface LikeInput {
  readonly kind: 'activity' | 'reply';
  readonly id: number;
  readonly isLiked: boolean;
  readonly likeCount: number;
}

export interface LikeControl {
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly toggle: () => void;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

/** The like of an activity or a reply: flips at once; the service's count shows when its answer is here. */
export function useLike({ kind, id, isLiked, likeCount }: LikeInput): LikeControl {
  const { wanted, error, change, canChange } = useChange(likeChannel(kind, id));
  const base = { isLiked, likeCount };
  const shown = wanted ?? base;
  return {
    ...shown,
    disabled: !canChange,
    error,
    toggle: () =>
      change(base, {
        isLiked: !shown.isLiked,
        likeCount: Math.max(0, shown.likeCount + (shown.isLiked ? -1 : 1)),
      }),
  };
}
