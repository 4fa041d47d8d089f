import type { ChosenUser } from '../../../model/params.ts';
import type { Comparison, UserProgress } from '../../../model/types.ts';

/** Before the first list is there. */
export function comparisonBefore(users: readonly ChosenUser[]): Omit<Comparison, 'retry'> {
  return {
    users: users.map(progressBefore),
    pending: users.length,
    results: undefined,
    isComputing: true,
    error: undefined,
  };
}

/** A user whose list nothing is known of yet. */
export function progressBefore({ name, disabled }: ChosenUser): UserProgress {
  const list = disabled ? ({ status: 'idle' } as const) : ({ status: 'loading', titles: undefined } as const);
  return { name, avatar: null, scoreFormat: 'POINT_10_DECIMAL', list };
}
