import { type RefObject, useEffect, useState } from 'react';
import { setPlaying } from '../../model/themes/player-store.ts';
import type { ClipFailureInput } from './clip-failure.ts';
import { readVolume, storeVolume, type Volume } from './volume.ts';

export interface VideoState {
  readonly isPlaying: boolean;
  /** The next moment has not arrived. */
  readonly isWaiting: boolean;
  /** Seconds. */
  readonly time: number;
  readonly duration: number;
  readonly volume: Volume;
  readonly isInPicture: boolean;
  readonly failure: ClipFailureInput | undefined;
}

const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'timeupdate',
  'durationchange',
  'emptied',
  'volumechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
  'error',
] as const;

/** The state of the video element, as its events tell it. The volume is as it was left, and stored when it changes. */
export function useVideo(element: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState<VideoState>(initialState);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const { level, isMuted } = readVolume();
    video.volume = level;
    video.muted = isMuted;
    const onEvent = ({ type }: Event) => {
      const next = stateOf(video);
      if (type === 'volumechange') storeVolume(next.volume);
      setPlaying(next.isPlaying);
      setState(next);
    };
    for (const name of EVENTS) video.addEventListener(name, onEvent);
    return () => {
      for (const name of EVENTS) video.removeEventListener(name, onEvent);
      setPlaying(false);
    };
  }, [element]);
  return state;
}

function stateOf(video: HTMLVideoElement): VideoState {
  const isPlaying = !video.paused && !video.ended && !video.error;
  return {
    isPlaying,
    isWaiting: isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    volume: { level: video.volume, isMuted: video.muted },
    isInPicture: document.pictureInPictureElement === video,
    failure: video.error
      ? {
          code: video.error.code,
          isOnline: navigator.onLine,
          playsWebm: video.canPlayType('video/webm') !== '',
        }
      : undefined,
  };
}

function initialState(): VideoState {
  return {
    isPlaying: false,
    isWaiting: true,
    time: 0,
    duration: 0,
    volume: readVolume(),
    isInPicture: false,
    failure: undefined,
  };
}
