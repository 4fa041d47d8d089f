import { mediaPath } from '@tsugi/data/pure';
import { AppLink } from '@tsugi/ui';
import { CoverImage, IconButton, WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import { useRef } from 'react';
import classes from './AiringToday.module.css';
import { isComplete } from './entry-facts.ts';
import { PlusIcon } from './PlusIcon.tsx';
import type { TodayAiring } from './today-airings.ts';
import { UndoButton } from './UndoButton.tsx';
import { usePlusOne } from './use-plus-one.ts';

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

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
  const link = useRef<HTMLAnchorElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const { facts, title, noun, disabled, isWaiting, canUndo, raise, undo } = usePlusOne({
    entry,
    isGone,
    onSay,
    onHold,
  });
  const canProgress = hasAired && entry.progress < episode && !isComplete(facts);
  const name = episode === media.episodes ? 'Finale' : `Episode ${episode}`;
  return (
    <li className={classes.row} data-aired={hasAired ? '' : undefined}>
      <CoverImage className={classes.cover} src={media.coverImage.large} color={media.coverImage.color} />
      <div className={classes.text}>
        <AppLink ref={link} className={classes.link} to={mediaPath(media)} title={title}>
          {title}
        </AppLink>
        <span className={classes.facts}>
          <time className={classes.time} dateTime={new Date(atMs).toISOString()}>
            {hasAired ? `Aired ${clockTime.format(atMs)}` : clockTime.format(atMs)}
          </time>
          <span>{hasAired && entry.progress >= episode ? `${name}, seen` : name}</span>
        </span>
      </div>
      {canUndo && (
        <UndoButton
          className={classes.action}
          title={title}
          // The button that was pressed is gone.
          takesFocus={!canProgress}
          onClick={undo}
          onLoseFocus={() => (plus.current ?? link.current)?.focus()}
        />
      )}
      {canProgress && (
        <IconButton
          ref={plus}
          className={classes.action}
          variant="soft"
          label={`Plus one ${noun}: ${title}`}
          {...(isWaiting ? { title: WAITING_TEXT } : {})}
          disabled={disabled || isGone}
          onClick={raise}
        >
          <PlusIcon />
          {isWaiting && <WaitingMark />}
        </IconButton>
      )}
    </li>
  );
}
