import { type RefObject, useEffect } from 'react';
import type { Clip } from '../../model/themes/clip.ts';
import { closePlayer, stepClip } from '../../model/themes/player-store.ts';

/** Tells the system what plays, and lets its media keys and lock screen control it. */
export function useMediaSession(clip: Clip, video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title: clip.title,
      artist: clip.artists.map(({ name }) => name).join(', '),
      album: `${clip.work.name} ${clip.slug}`,
    });
    const actions = {
      // A refused start leaves the player paused, as its button shows.
      play: () => void video.current?.play().catch(() => undefined),
      pause: () => video.current?.pause(),
      nexttrack: () => stepClip(1),
      previoustrack: () => stepClip(-1),
      stop: closePlayer,
    };
    // Object.keys of an object whose members are these.
    const names = Object.keys(actions) as (keyof typeof actions)[];
    for (const name of names) mediaSession.setActionHandler(name, actions[name]);
    return () => {
      mediaSession.metadata = null;
      for (const name of names) mediaSession.setActionHandler(name, null);
    };
  }, [clip, video]);
}
