import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { CoverImage } from '@tsugi/ui/components';
import classes from './AiringToday.module.css';
import { clockTime } from './clock-time.ts';
import { isComplete } from './entry-facts.ts';
import { PlusButton, UndoButton } from './PlusButton.tsx';
import type { TodayAiring } from './today-airings.ts';
import { usePlusOne } from './use-plus-one.ts';

interface AiringRowProps {
  readonly airing: TodayAiring;
  /** It is no longer in the list. */
  readonly isGone: boolean;
  /** What has just been changed, for those who do not see it. */
  readonly onSay: (text: string) => void;
  readonly onHold: (mediaId: number, isHeld: boolean) => void;
}

/** An episode of today: until it airs its time, then also the plus for it. */
export function AiringRow({ airing, isGone, onSay, onHold }: AiringRowProps) {
  const { entry, episode, atMs, hasAired } = airing;
  const { media } = entry;
  const control = usePlusOne({ entry, isGone, onSay, onHold });
  const { title, link } = control;
  const canProgress = hasAired && entry.progress < episode && !isComplete(control.facts);
  return (
    <li className={`row gap-3 ${classes.row}`} data-aired={hasAired ? '' : undefined}>
      <CoverImage className={classes.cover} src={media.coverImage.large} color={media.coverImage.color} />
      <div className={`grow ${classes.text}`}>
        <AppLink
          ref={link}
          className={`stretched two-lines label ${classes.link}`}
          to={mediaPath(media)}
          title={title}
        >
          {title}
        </AppLink>
        <span className={`fine wrap ${classes.facts}`}>
          <time className={`strong ${classes.time}`} dateTime={new Date(atMs).toISOString()}>
            {hasAired ? t`Aired ${{ time: clockTime(atMs) }}` : clockTime(atMs)}
          </time>
          <span>{episodeText(airing)}</span>
        </span>
      </div>
      {/* The button that was pressed may be gone. */}
      {control.canUndo && (
        <UndoButton control={control} className={classes.action} takesFocus={!canProgress} />
      )}
      {canProgress && <PlusButton control={control} className={classes.action} />}
    </li>
  );
}

function episodeText({ entry, episode, hasAired }: TodayAiring): string {
  const isSeen = hasAired && entry.progress >= episode;
  if (episode === entry.media.episodes) return isSeen ? t`Finale, seen` : t`Finale`;
  return isSeen ? t`Episode ${episode}, seen` : t`Episode ${episode}`;
}
