import { useListEntry } from '@tsugi/data/mutations';
import { ButtonLink } from '@tsugi/ui';
import {
  CoverImage,
  formatFuzzyDate,
  IconButton,
  listStatusLabel,
  MediaCard,
  MediaCardSkeleton,
  ScoreText,
  Skeleton,
  TitleLink,
  toastUndo,
} from '@tsugi/ui/components';
import { Plus, SquarePen, Users } from 'lucide-react';
import { memo } from 'react';
import { type CardContext, type EntryModel, entryModel, ownerComparePath } from './entry-model.ts';
import classes from './ListSections.module.css';
import type { ListViewName } from './list-view.ts';
import type { ListCard } from './worker/list.protocol.ts';

export interface EntryProps {
  readonly entry: ListCard;
  readonly context: CardContext;
  /** With all columns of a table. */
  readonly isDetailed: boolean;
  readonly isEager: boolean;
}

/** An entry as a cover, with what can be done with it. */
export const EntryCard = memo(function EntryCard({ entry, context, isEager }: EntryProps) {
  const model = entryModel(entry, context.scoreFormat);
  return (
    <MediaCard
      media={model.card}
      to={model.path}
      priority={isEager}
      actions={<EntryActions entry={entry} model={model} context={context} />}
    />
  );
});

/** An entry as a line: a small cover, the title and its numbers. */
export const EntryLine = memo(function EntryLine({ entry, context, isDetailed }: EntryProps) {
  const model = entryModel(entry, context.scoreFormat);
  const { card } = model;
  const type = context.type === 'manga' ? 'MANGA' : 'ANIME';
  return (
    <article className={classes.line}>
      <CoverImage className={classes.thumb} src={card.cover} color={card.color} />
      <TitleLink oneLine className={classes.name} to={model.path} title={card.title} />
      <span className={classes.facts}>
        {model.score && (
          <span className={classes.ownScore}>
            <strong>
              <ScoreText text={model.score} />
            </strong>{' '}
            ·{' '}
          </span>
        )}
        {isDetailed ? model.facts : card.facts}
      </span>
      {isDetailed && (
        <span className={classes.details}>
          <span className={classes.status}>{entry.status ? listStatusLabel(entry.status, type) : ''}</span>
          <span className={classes.number}>{model.progress}</span>
          <span className={classes.date}>{formatFuzzyDate(entry.completedAt ?? entry.startedAt)}</span>
        </span>
      )}
      <span className={classes.score}>
        <ScoreText text={model.score} />
      </span>
      <span className={classes.actions}>
        <EntryActions entry={entry} model={model} context={context} />
      </span>
    </article>
  );
});

interface EntryActionsProps {
  readonly entry: ListCard;
  readonly model: EntryModel;
  readonly context: CardContext;
}

function EntryActions({ entry, model, context }: EntryActionsProps) {
  const { title } = model.card;
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="sm"
        data-icon=""
        to={ownerComparePath(context, title)}
        aria-label={`Open in compare page: ${title}`}
        title="Open in compare page"
      >
        <Users size={16} aria-hidden="true" />
      </ButtonLink>
      {context.isOwn && (
        <IconButton label={`Edit ${title}`} variant="quiet" size="sm" onClick={() => context.onEdit(entry)}>
          <SquarePen size={16} aria-hidden="true" />
        </IconButton>
      )}
      {context.isOwn && model.canProgress && <PlusOne entry={entry} title={title} />}
    </>
  );
}

function PlusOne({ entry, title }: { readonly entry: ListCard; readonly title: string }) {
  const { save } = useListEntry(entry.mediaId, entry, title);
  const { type, chapters, episodes } = entry.media;
  const total = type === 'MANGA' ? chapters : episodes;
  const next = entry.progress + 1;
  return (
    <IconButton
      label={`Plus one ${type === 'MANGA' ? 'chapter' : 'episode'}: ${title}`}
      variant="quiet"
      size="sm"
      onClick={() => toastUndo(title, total ? `${next} of ${total}` : `${next}`, save({ progress: next }))}
    >
      <Plus size={16} aria-hidden="true" />
    </IconButton>
  );
}

/** Stands where an entry will be, at its size. */
export function EntryPlaceholder({ view }: { readonly view: ListViewName }) {
  if (view === 'grid') return <MediaCardSkeleton />;
  return (
    <div className={classes.line} aria-hidden="true">
      <Skeleton className={classes.thumb} />
      <Skeleton width="40%" height="1em" />
    </div>
  );
}
