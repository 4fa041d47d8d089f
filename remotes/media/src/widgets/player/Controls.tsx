import { t } from '@tsugi/i18n/macro';
import { IconButton } from '@tsugi/ui/components';
import {
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { RefObject } from 'react';
import { clipAt, type PlayerState, stepClip } from '../../model/themes/player-store.ts';
import { clockText } from './clip-failure.ts';
import classes from './Player.module.css';
import type { VideoState } from './use-video.ts';

export interface ControlsProps {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly video: VideoState;
  readonly state: PlayerState;
  readonly onPlay: () => void;
}

/** Position, play, previous, next, volume, picture in picture, full screen. */
export function Controls({ element, video, state, onPlay }: ControlsProps) {
  const { isPlaying, time, duration, volume } = video;
  const before = clipAt(state, -1);
  const after = clipAt(state, 1);
  const canFloat = document.pictureInPictureEnabled === true;
  const canFill = document.fullscreenEnabled === true;
  return (
    // Time runs from left to right in every language, and so do the keys.
    <div className={classes.controls} dir="ltr">
      <div className={classes.position}>
        <input
          type="range"
          aria-label={t`Position`}
          aria-valuetext={t`${{ time: clockText(time) }} of ${{ duration: clockText(duration) }}`}
          min={0}
          max={duration || 1}
          step={0.1}
          value={Math.min(time, duration || 1)}
          disabled={duration === 0}
          onChange={({ target }) => {
            if (element.current) element.current.currentTime = Number(target.value);
          }}
        />
        <span className={`rigid muted ${classes.time}`}>{`${clockText(time)} / ${clockText(duration)}`}</span>
      </div>
      <div className={`row ${classes.row}`}>
        <IconButton
          label={t`Previous clip`}
          title={
            before
              ? t`Previous: ${{ clip: `${before.slug} ${before.title}` }}`
              : t`There is no clip before this one`
          }
          size="sm"
          disabled={!before}
          onClick={() => stepClip(-1)}
        >
          <SkipBack size={17} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isPlaying ? t`Pause` : t`Play`}
          variant="soft"
          round
          onClick={() => (isPlaying ? element.current?.pause() : onPlay())}
        >
          {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={t`Next clip`}
          title={
            after ? t`Next: ${{ clip: `${after.slug} ${after.title}` }}` : t`There is no clip after this one`
          }
          size="sm"
          disabled={!after}
          onClick={() => stepClip(1)}
        >
          <SkipForward size={17} aria-hidden="true" />
        </IconButton>
        <span className={classes.gap} />
        <IconButton
          label={volume.isMuted ? t`Sound on` : t`Mute`}
          size="sm"
          onClick={() => {
            if (element.current) element.current.muted = !volume.isMuted;
          }}
        >
          {volume.isMuted ? (
            <VolumeX size={17} aria-hidden="true" />
          ) : (
            <Volume2 size={17} aria-hidden="true" />
          )}
        </IconButton>
        <input
          className={classes.volume}
          type="range"
          aria-label={t`Volume`}
          aria-valuetext={t`${{ percentage: Math.round(volume.level * 100) }} percent`}
          min={0}
          max={1}
          step={0.05}
          value={volume.isMuted ? 0 : volume.level}
          onChange={({ target }) => {
            if (!element.current) return;
            element.current.volume = Number(target.value);
            element.current.muted = false;
          }}
        />
        <IconButton
          label={t`Picture in picture`}
          title={canFloat ? t`Picture in picture` : t`This browser has no picture in picture`}
          size="sm"
          pressed={video.isInPicture}
          disabled={!canFloat || duration === 0}
          onClick={() => void togglePicture(element.current)}
        >
          <PictureInPicture2 size={17} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t`Full screen`}
          title={canFill ? t`Full screen` : t`This browser has no full screen here`}
          size="sm"
          disabled={!canFill || duration === 0}
          // Refused: the picture stays where it is.
          onClick={() => void element.current?.requestFullscreen().catch(() => undefined)}
        >
          <Maximize size={17} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

async function togglePicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // Refused by the browser: the picture stays where it is.
  }
}
