import type { Clip } from './clip.ts';

/** What the player plays; undefined while it is closed. */
export interface PlayerState {
  readonly queue: readonly Clip[];
  readonly index: number;
  /** Counts the starts, so that the same clip can begin anew. */
  readonly starts: number;
}

/**
 * The queue for a clip that was chosen among others: those beside it follow and precede it, without clips that give something
 * away, which play only when they are chosen.
 */
export function started(clips: readonly Clip[], chosen: Clip, before?: PlayerState): PlayerState {
  const queue = clips.filter((clip) => clip.id === chosen.id || !clip.isGuarded);
  const index = queue.findIndex(({ id }) => id === chosen.id);
  const starts = (before?.starts ?? 0) + 1;
  return index < 0 ? { queue: [chosen], index: 0, starts } : { queue, index, starts };
}

/** The clip before or after; the same state where there is none. */
export function stepped(state: PlayerState, step: -1 | 1): PlayerState {
  const index = state.index + step;
  return state.queue[index] ? { ...state, index, starts: state.starts + 1 } : state;
}

export function clipAt(state: PlayerState | undefined, step = 0): Clip | undefined {
  return state?.queue[state.index + step];
}
