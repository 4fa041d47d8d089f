import { removeFromFrame, showInFrame } from '@tsugi/contract/frame-widgets';
import { useSyncExternalStore } from 'react';
import type { Clip } from './clip.ts';
import { clipAt, type PlayerState, started, stepped } from './player-state.ts';

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
