import { removeFromFrame, showInFrame } from '@tsugi/contract/frame-widgets';
import { useSyncExternalStore } from 'react';
import type { Clip } from './clip.ts';

const WIDGET = { remote: 'media', name: 'player' };

let state: PlayerState | undefined;
/** Whether the clip is running: the player says so. */
let isPlaying = false;
const listeners = new Set<() => void>();

/** Starts a clip in the one player of the product, which the frame shows. */
export function playClip(clips: readonly Clip[], chosen: Clip): void {
  update(started(clips, chosen, state));
  showInFrame(WIDGET);
}

export function stepClip(step: -1 | 1): void {
  if (state) update(stepped(state, step));
}

/** Ends playing: the player leaves the frame. */
export function closePlayer(): void {
  isPlaying = false;
  update(undefined);
  removeFromFrame(WIDGET);
}

export function setPlaying(value: boolean): void {
  if (value === isPlaying) return;
  isPlaying = value;
  notify();
}

export function usePlayer(): PlayerState | undefined {
  return useSyncExternalStore(subscribe, () => state);
}

/** Whether the player has this clip, and whether it runs. */
export function useClipState(id: number): 'none' | 'paused' | 'playing' {
  return useSyncExternalStore(subscribe, () => {
    if (clipAt(state)?.id !== id) return 'none';
    return isPlaying ? 'playing' : 'paused';
  });
}

function update(next: PlayerState | undefined): void {
  state = next;
  notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
