import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Glyph } from '@tsugi/ui';
import { CoverImage, IconButton } from '@tsugi/ui/components';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import type { CurrentEntry } from './current-lists.query.ts';
import { isComplete } from './entry-facts.ts';
import { PlusButton, UndoButton } from './PlusButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressLabel } from './ProgressLabel.tsx';
import { usePlusOne } from './use-plus-one.ts';
import { WatchButton } from './WatchButton.tsx';
import classes from './WatchingCard.module.css';

interface WatchingCardProps {
  readonly entry: CurrentEntry;
  /** It is no longer in the list. */
  readonly isGone: boolean;
  /** It fades out. */
  readonly isLeaving: boolean;
  /** On the first screen: its cover is fetched with high priority. */
  readonly isFirst: boolean;
  /** What has just been changed, for those who do not see it. */
  readonly onSay: (text: string) => void;
  readonly onHold: (mediaId: number, isHeld: boolean) => void;
  /** Called while it can still hand over the focus. */
  readonly onLeave: (card: HTMLElement) => void;
  readonly onEdit: (entry: CurrentEntry) => void;
  /** The editor is likely to open. */
  readonly onEditIntent: () => void;
}

export const WatchingCard = memo(function WatchingCard(props: WatchingCardProps) {
  const { entry, isGone, isLeaving, isFirst, onSay, onHold, onLeave, onEdit, onEditIntent } = props;
  const { media } = entry;
  const card = useRef<HTMLLIElement>(null);
  const control = usePlusOne({ entry, isGone, onSay, onHold });
  const { facts, title, link } = control;
  const isDone = isComplete(facts);

  const leave = useEffectEvent(() => {
    if (card.current) onLeave(card.current);
  });
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);

  return (
    <li ref={card} className={`panel row gap-3 ${classes.card}`} data-leaving={isLeaving ? '' : undefined}>
      <CoverImage
        className={classes.cover}
        src={media.coverImage.large}
        color={media.coverImage.color}
        priority={isFirst}
      />
      <div className={`spread grow ${classes.body}`}>
        <div className={`column ${classes.text}`}>
          <h3 className={classes.title}>
            <AppLink ref={link} className="stretched two-lines" to={mediaPath(media)} title={title}>
              {title}
            </AppLink>
          </h3>
          <ProgressLabel entry={entry} control={control} />
        </div>
        <ProgressBar control={control} />
      </div>
      {entry.streaming.length > 0 && <WatchButton title={title} sites={entry.streaming} />}
      <div className={`grid rigid ${classes.actions}`}>
        {!isDone && <PlusButton control={control} className={classes.plus} />}
        {control.canUndo ? (
          // The button that was pressed is gone.
          <UndoButton control={control} className={classes.second} takesFocus={isDone} />
        ) : (
          <IconButton
            className={classes.second}
            variant="ghost"
            label={t`Edit ${title}`}
            disabled={control.disabled}
            onPointerEnter={onEditIntent}
            onFocus={onEditIntent}
            onClick={() => onEdit(entry)}
          >
            <EditIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
});

function EditIcon() {
  return <Glyph path="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" size={18} />;
}
