import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { Button, ButtonLink } from '@tsugi/ui';
import { averageText, CoverImage, joinItems, mediaFacts, useShield } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { Dices } from 'lucide-react';
import { useRef } from 'react';
import classes from './RandomDialog.module.css';
import type { ListCard } from './worker/list.protocol.ts';

export interface RandomDialogProps {
  readonly entry: ListCard;
  /** There is no other one. */
  readonly isOnly: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onAnother: () => void;
}

/** The proposal: cover, title and facts, to be opened or to be replaced by another one. */
export function RandomDialog({ entry, isOnly, open, onOpenChange, onAnother }: RandomDialogProps) {
  const { media, notes } = entry;
  const first = useRef<HTMLAnchorElement>(null);
  // The proposal is made of the own list.
  const isHidden = useShield('scores', media.id, entry.score > 0);
  const average = isHidden ? '' : averageText(media.averageScore);
  const facts = [mediaFacts(media), average && t`avg ${average}`].filter(Boolean).join(' · ');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`A random title`}
      size="sm"
      initialFocus={first}
      footer={
        <>
          <Button icon={<Dices size={18} aria-hidden="true" />} disabled={isOnly} onClick={onAnother}>
            {isOnly ? t`No other one` : t`Another one`}
          </Button>
          <ButtonLink ref={first} variant="primary" to={mediaPath(media)}>{t`Open`}</ButtonLink>
        </>
      }
    >
      <div className={classes.proposal} aria-live="polite">
        <CoverImage
          key={media.id}
          className={classes.cover}
          src={media.coverImage.extraLarge ?? media.coverImage.large}
          color={media.coverImage.color}
        />
        <div className="grid gap-2">
          <h3 className={`text-xl anywhere ${classes.title}`}>{media.title.userPreferred}</h3>
          <p className="subdued">{facts}</p>
          <p className="subdued">{joinItems(media.genres.slice(0, 4))}</p>
          {notes && <p className={classes.notes}>{notes}</p>}
        </div>
      </div>
    </Dialog>
  );
}
