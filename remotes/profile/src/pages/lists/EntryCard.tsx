import {
  CoverImage,
  MediaCard,
  MediaCardSkeleton,
  MediaScore,
  ScoreText,
  Skeleton,
  TitleLink,
} from '@tsugi/ui/components';
import { memo } from 'react';
import { AiringNote, hasAiringNote } from './AiringNote.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryProgress } from './EntryProgress.tsx';
import type { CardContext, EntryModel } from './entry-model.ts';
import classes from './ListSections.module.css';
import type { ListViewName } from './list-view.ts';
import { HiddenAverage, useEntryModel } from './use-entry-model.tsx';
import type { ListCard } from './worker/list.protocol.ts';

export interface EntryProps {
  readonly entry: ListCard;
  readonly context: CardContext;
  readonly isEager: boolean;
}

/** An entry as a cover, with what can be done with it. */
export const EntryCard = memo(function EntryCard({ entry, context, isEager }: EntryProps) {
  const model = useEntryModel(entry, context);
  const hasNote = hasAiringNote(entry);
  const isTyped = typesProgress(model, context);
  return (
    <MediaCard
      media={{ ...model.card, facts: factsOf(model, isTyped, hasNote) }}
      progress={isTyped ? <EntryProgress entry={entry} /> : undefined}
      to={model.path}
      priority={isEager}
      note={
        hasNote ? <AiringNote entry={entry} /> : model.hasHiddenAverage && <HiddenAverage model={model} />
      }
      actions={<EntryActions entry={entry} model={model} context={context} />}
    />
  );
});

/** An entry as a line: a small cover, the title and its numbers. */
export const EntryLine = memo(function EntryLine({ entry, context }: EntryProps) {
  const model = useEntryModel(entry, context);
  const hasNote = hasAiringNote(entry);
  const { card } = model;
  const isTyped = typesProgress(model, context);
  const facts = factsOf(model, isTyped, hasNote);
  return (
    <article className={classes.line}>
      <CoverImage className={classes.thumb} src={card.cover} color={card.color} />
      <TitleLink
        oneLine
        className={`stretched ${classes.name}`}
        to={model.path}
        title={card.title}
        lang={card.titleLang}
      />
      <span className={`fine anywhere ${classes.facts}`}>
        {model.score && (
          <span className={classes.ownScore}>
            <strong>
              <MediaScore media={card}>
                <ScoreText text={model.score} />
              </MediaScore>
            </strong>{' '}
            ·{' '}
          </span>
        )}
        {card.adult && '18+ · '}
        {isTyped && <EntryProgress entry={entry} />}
        {facts && (isTyped ? ` · ${facts}` : facts)}
        {hasNote && (
          <>
            {(isTyped || facts) && ' · '}
            <AiringNote entry={entry} />
          </>
        )}
        {model.hasHiddenAverage && (
          <>
            {' '}
            <HiddenAverage model={model} />
          </>
        )}
      </span>
      <span className={`label ${classes.score}`}>
        {model.score && (
          <MediaScore media={card}>
            <ScoreText text={model.score} />
          </MediaScore>
        )}
      </span>
      <span className={classes.actions}>
        <EntryActions entry={entry} model={model} context={context} />
      </span>
    </article>
  );
});

/** Beside a note of its airings an entry has no facts of everyone, beside a field for its progress no number of it. */
function factsOf({ card, otherFacts, ownFacts }: EntryModel, isTyped: boolean, hasNote: boolean): string {
  if (isTyped) return hasNote ? '' : otherFacts;
  return hasNote ? ownFacts : card.facts;
}

/** By touch the menu has it: a number in a line of facts is too small for a finger. */
function typesProgress({ countsProgress }: EntryModel, { isOwn, isTouch, SelectBox }: CardContext): boolean {
  return isOwn && !isTouch && !SelectBox && countsProgress;
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
