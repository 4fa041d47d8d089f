import { useListEntry } from '@tsugi/data/mutations';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { mediaPath } from '@tsugi/data/pure';
import { AppLink, toast } from '@tsugi/ui';
import { CoverImage, IconButton, WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { entryFacts, isComplete } from './entry-facts.ts';
import { PlusIcon } from './PlusIcon.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressLabel } from './ProgressLabel.tsx';
import { counted } from './progress-line.ts';
import { undoCompletion } from './undo-completion.ts';
import classes from './WatchingCard.module.css';

interface WatchingCardProps {
  readonly entry: CurrentEntry;
  /** It is no longer in the list and fades out. */
  readonly isLeaving: boolean;
  /** On the first screen: its cover is fetched with high priority. */
  readonly isFirst: boolean;
  /** What has just been changed, for those who do not see it. */
  readonly onSay: (text: string) => void;
  /** Called while it can still hand over the focus. */
  readonly onLeave: (card: HTMLElement) => void;
}

export const WatchingCard = memo(function WatchingCard(props: WatchingCardProps) {
  const { entry, isLeaving, isFirst, onSay, onLeave } = props;
  const { mediaId, media } = entry;
  const card = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { id, status, progress, score, updatedAt } = entry;
  // An entry that left the list has been completed, as far as this page can see.
  const own = { id, status: isLeaving ? ('COMPLETED' as const) : status, progress, score, updatedAt };
  const { save, disabled, isWaiting } = useListEntry(mediaId, own, media.title.userPreferred);
  const facts = entryFacts(entry);
  const noun = facts.type === 'ANIME' ? 'episode' : 'chapter';
  const title = media.title.userPreferred;

  const raise = () => {
    const next = { ...facts, progress: progress + 1 };
    save({ progress: next.progress });
    onSay(isComplete(next) ? `${title}: Completed` : `${title}: ${counted(next.progress, noun)}`);
    // The button is about to be hidden.
    if (isComplete(next)) link.current?.focus();
  };

  const leave = useEffectEvent(() => {
    if (card.current) onLeave(card.current);
    if (!isComplete(facts)) return;
    toast({
      tone: 'good',
      title: `${title} is completed`,
      action: {
        label: 'Undo',
        onClick: () => save(undoCompletion(entry)),
      },
    });
  });

  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);

  return (
    <li ref={card} className={classes.card} data-leaving={isLeaving ? '' : undefined}>
      <CoverImage
        className={classes.cover}
        src={media.coverImage.large}
        color={media.coverImage.color}
        priority={isFirst}
      />
      <div className={classes.body}>
        <div className={classes.text}>
          <h3 className={classes.title}>
            <AppLink ref={link} to={mediaPath(media)} title={title}>
              {title}
            </AppLink>
          </h3>
          <ProgressLabel facts={facts} />
        </div>
        <ProgressBar facts={facts} />
      </div>
      {!isComplete(facts) && (
        <IconButton
          className={classes.plus}
          variant="soft"
          label={`Plus one ${noun}: ${title}`}
          {...(isWaiting ? { title: WAITING_TEXT } : {})}
          disabled={disabled || isLeaving}
          onClick={raise}
        >
          <PlusIcon />
          {isWaiting && <WaitingMark />}
        </IconButton>
      )}
    </li>
  );
});
