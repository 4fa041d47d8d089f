import { singleKeysAreOn } from '@tsugi/contract/device-settings';
import type { KeyboardEvent, RefObject } from 'react';
import { stepClip } from '../../model/themes/player-store.ts';

const SEEK_SECONDS = 5;
const VOLUME_STEP = 0.05;

/** Keys that act while the focus is in the player. A slider keeps its arrows, a button its space bar. */
export function usePlayerKeys(element: RefObject<HTMLVideoElement | null>) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const video = element.current;
    if (!video || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const isSlider = event.target.tagName === 'INPUT';
    const isControl = isSlider || event.target.closest('button, a') !== null;
    const action = letterAction(event.key, video) ?? keyAction(event.key, video, isSlider, isControl);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}

/** Single letters can be switched off for the whole product. */
function letterAction(key: string, video: HTMLVideoElement): (() => void) | undefined {
  if (!singleKeysAreOn()) return undefined;
  switch (key) {
    case 'k':
      return () => toggle(video);
    case 'm':
      return () => {
        video.muted = !video.muted;
      };
    case 'n':
      return () => stepClip(1);
    case 'p':
      return () => stepClip(-1);
    default:
      return undefined;
  }
}

function keyAction(key: string, video: HTMLVideoElement, isSlider: boolean, isControl: boolean) {
  if (key === ' ' && !isControl) return () => toggle(video);
  if (isSlider) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return () => seek(video, -SEEK_SECONDS);
    case 'ArrowRight':
      return () => seek(video, SEEK_SECONDS);
    case 'ArrowUp':
      return () => turn(video, VOLUME_STEP);
    case 'ArrowDown':
      return () => turn(video, -VOLUME_STEP);
    default:
      return undefined;
  }
}

function toggle(video: HTMLVideoElement): void {
  // Refused: the button says that it is paused.
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

function seek(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), video.duration || 0);
}

function turn(video: HTMLVideoElement, step: number): void {
  video.volume = Math.min(1, Math.max(0, video.volume + step));
}
