import { t } from '@tsugi/i18n/macro';
import { ButtonLink } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { SquarePen, Users } from 'lucide-react';
import classes from './EntryActions.module.css';
import { EntryMenuButton } from './EntryMenuButton.tsx';
import { type CardContext, type EntryModel, ownerComparePath } from './entry-model.ts';
import { useEntryProgress } from './use-entry-progress.ts';
import type { ListCard } from './worker/list.protocol.ts';

export interface EntryActionsProps {
  readonly entry: ListCard;
  readonly model: EntryModel;
  readonly context: CardContext;
}

/** What can be done with an entry, wherever it is shown: by touch, one action and a menu of the others. */
export function EntryActions({ entry, model, context }: EntryActionsProps) {
  if (context.SelectBox) return null;
  const { title } = model.card;
  const plusOne = context.isOwn && model.canProgress && (
    <PlusOne entry={entry} title={title} isTouch={context.isTouch} />
  );
  const comparePath = ownerComparePath(context, title);
  if (context.isTouch) {
    return (
      <>
        <EntryMenuButton
          title={title}
          comparePath={comparePath}
          onEdit={context.isOwn ? () => context.onEdit(entry) : undefined}
          progressOf={context.isOwn && model.countsProgress ? entry : undefined}
        />
        {plusOne}
      </>
    );
  }
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="sm"
        data-icon=""
        to={comparePath}
        aria-label={t`Open in compare page: ${title}`}
        title={t`Open in compare page`}
      >
        <Users size={16} aria-hidden="true" />
      </ButtonLink>
      {context.isOwn && (
        <IconButton label={t`Edit ${title}`} variant="quiet" size="sm" onClick={() => context.onEdit(entry)}>
          <SquarePen size={16} aria-hidden="true" />
        </IconButton>
      )}
      {plusOne}
    </>
  );
}

interface PlusOneProps {
  readonly entry: ListCard;
  readonly title: string;
  readonly isTouch: boolean;
}

/** "+1": a plus alone adds a title to the list. */
function PlusOne({ entry, title, isTouch }: PlusOneProps) {
  const change = useEntryProgress(entry);
  const { type } = entry.media;
  return (
    <IconButton
      label={type === 'MANGA' ? t`Plus one chapter: ${title}` : t`Plus one episode: ${title}`}
      className={isTouch ? classes.touch : undefined}
      variant="quiet"
      size={isTouch ? 'md' : 'sm'}
      onClick={() => change({ progress: entry.progress + 1 })}
    >
      <span dir="ltr" aria-hidden="true">
        +1
      </span>
    </IconButton>
  );
}
