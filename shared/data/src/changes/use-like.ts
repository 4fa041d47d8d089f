import { useSyncExternalStore } from 'react';
import { pageOptimistic } from './create-optimistic-layer.ts';
import type { LikeMembers } from './definitions/members.ts';
import { type ChangeControl, useChange } from './use-change.ts';

export interface LikeInput {
  readonly kind: 'activity' | 'reply';
  readonly id: number;
  readonly isLiked: boolean;
  readonly likeCount: number;
  /**
   * For things that are stored outside of the cache: when they were read, in milliseconds since 1970. Changes made since
   * are laid over them.
   */
  readonly readAt?: number;
  /** Names it in the list of waiting changes. */
  readonly title?: string;
}

export interface LikeControl extends ChangeControl {
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly toggle: () => void;
}

/** The like of an activity or a reply: flips at once; the service's count shows with its response. */
export function useLike({ kind, id, isLiked, likeCount, readAt, title }: LikeInput): LikeControl {
  const optimistic = pageOptimistic();
  const { wanted, change, ...control } = useChange<LikeMembers>({ about: 'like', kind, id }, title);
  useSyncExternalStore(optimistic.subscribe, optimistic.version);
  const changed = readAt === undefined ? undefined : optimistic.lookup(kind, id, readAt);
  const base: LikeMembers = { isLiked, likeCount, ...changed };
  const shown = wanted ?? base;
  return {
    ...control,
    isLiked: shown.isLiked,
    likeCount: shown.likeCount,
    toggle: () =>
      change(base, {
        isLiked: !shown.isLiked,
        likeCount: Math.max(0, shown.likeCount + (shown.isLiked ? -1 : 1)),
      }),
  };
}
