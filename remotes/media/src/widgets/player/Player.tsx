import { t } from '@tsugi/i18n/macro';
import { AppLink, Button, VisuallyHidden } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { artistPath } from '../../model/themes/artist-path.ts';
import type { Clip } from '../../model/themes/clip.ts';
import { clipAt, closePlayer, type PlayerState, usePlayer } from '../../model/themes/player-store.ts';
import { Controls } from './Controls.tsx';
import { clipFailure } from './clip-failure.ts';
import classes from './Player.module.css';
import { useMediaSession } from './use-media-session.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useVideo } from './use-video.ts';

/** The one player of the product: the frame shows it beside the pages, so that it plays on while the user browses. */
export function Player() {
  const state = usePlayer();
  const clip = clipAt(state);
  return state && clip ? <OpenPlayer state={state} clip={clip} /> : null;
}

function OpenPlayer({ state, clip }: { readonly state: PlayerState; readonly clip: Clip }) {
  const element = useRef<HTMLVideoElement>(null);
  const video = useVideo(element);
  const [isSmall, setIsSmall] = useState(false);
  useMediaSession(clip, element);
  const onKeyDown = usePlayerKeys(element);
  const failure = video.failure && clipFailure(video.failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each start plays, also of the same clip
  useEffect(() => start(element.current, true), [clip, state.starts]);

  return (
    <section
      className={classes.player}
      aria-label={t`Player`}
      data-small={isSmall ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.picture}>
        {/* biome-ignore lint/a11y/useMediaCaption: the themes service has no captions of its clips */}
        <video
          ref={element}
          src={clip.url}
          playsInline
          onClick={() => (element.current?.paused ? start(element.current) : element.current?.pause())}
        />
        {video.isWaiting && !failure && <span className={classes.wait} aria-hidden="true" />}
      </div>
      <div className={classes.text}>
        <p className={`one-line ${classes.title}`}>
          <span className={classes.slug}>{clip.slug}</span> {clip.title}
        </p>
        <p className="one-line fine accent-links">
          {clip.artists.map(({ slug, name }) => (
            <span key={slug}>
              <AppLink to={artistPath(slug)}>{name}</AppLink>
              {' · '}
            </span>
          ))}
          <AppLink to={clip.work.to}>{clip.work.name}</AppLink>
        </p>
      </div>
      <div className={classes.corner}>
        <IconButton
          label={isSmall ? t`Show the picture large` : t`Show the picture small`}
          size="sm"
          onClick={() => setIsSmall(!isSmall)}
        >
          {isSmall ? (
            <ChevronUp size={18} aria-hidden="true" />
          ) : (
            <ChevronDown size={18} aria-hidden="true" />
          )}
        </IconButton>
        <IconButton label={t`Close the player`} size="sm" onClick={closePlayer}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {failure && (
        <div className={`row gap-3 ${classes.failure}`} role="alert">
          <p>{failure.text}</p>
          {failure.canRetry && (
            <Button size="sm" onClick={() => start(element.current, true)}>
              {t`Try again`}
            </Button>
          )}
        </div>
      )}
      <Controls element={element} video={video} state={state} onPlay={() => start(element.current)} />
      <VisuallyHidden>
        <span role="status">{t`Now playing: ${{ clip: `${clip.slug} ${clip.title}` }}, ${{ work: clip.work.name }}`}</span>
      </VisuallyHidden>
    </section>
  );
}

/** Plays; with `isAnew` the file is fetched from its beginning. */
function start(video: HTMLVideoElement | null, isAnew = false): void {
  if (!video) return;
  if (isAnew || video.error) video.load();
  // Refused by the browser, or replaced by another clip: the player stays paused. A file that fails fires `error`.
  video.play().catch(() => undefined);
}
