import { useSyncExternalStore } from 'react';
import type { ApiError } from '../api-error.ts';
import { layer } from '../layer.ts';
import { type LikeMembers, likeMutation } from './definitions/like-mutation.ts';
import { useChange } from './use-change.ts';

export interface LikeInput {
  readonly kind: 'activity' | 'reply';
  readonly id: number;
  readonly isLiked: boolean;
  readonly likeCount: number;
  /**
   * For things that are kept outside of the cache: when they were read, in milliseconds since 1970. Changes made since are
   * laid over them.
   */
  readonly readAt?: number;
}

export interface LikeControl {
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly toggle: () => void;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

/** The like of an activity or a reply: flips at once; the service's count shows when its answer is here. */
export function useLike({ kind, id, isLiked, likeCount, readAt }: LikeInput): LikeControl {
  const { optimistic } = layer();
  const { wanted, error, change, canChange } = useChange(likeMutation(kind, id));
  useSyncExternalStore(optimistic.subscribe, optimistic.version);
  const changed = readAt === undefined ? undefined : optimistic.lookup(kind, id, readAt);
  const base: LikeMembers = { isLiked, likeCount, ...changed };
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
