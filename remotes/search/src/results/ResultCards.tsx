import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { mediaPath } from '@tsugi/data/pure';
import { CardGrid, InView, MediaCard, MediaCardSkeleton } from '@tsugi/ui/components';
import { cardModel } from '../card/card-model.ts';
import classes from './Results.module.css';
import { useRowsFirst } from './use-rows-first.ts';

/** Placeholders after the last card while more are to come: a row on a desk, below the whole rows of a page. */
const PLACEHOLDERS = Array.from({ length: 7 }, (_, index) => `placeholder ${index}`);

interface ResultCardsProps {
  readonly items: readonly MediaCardData[];
  /** They belong to the previous search; the new response is pending. */
  readonly isInvalidated: boolean;
  /** Asks for more when the end comes near; undefined when there is no more to ask for. */
  readonly onEndNear: (() => void) | undefined;
}

export function ResultCards({ items, isInvalidated, onEndNear }: ResultCardsProps) {
  const shown = useRowsFirst(items);
  const isComplete = shown === items;
  return (
    <div className={classes.cards} data-stale={isInvalidated ? '' : undefined}>
      <CardGrid list label="Results" busy={isInvalidated}>
        {shown.map((media, index) => (
          <li key={media.id}>
            <MediaCard media={cardModel(media)} to={mediaPath(media)} priority={index < PRIORITY_CARDS} />
          </li>
        ))}
        {(onEndNear || !isComplete) &&
          PLACEHOLDERS.map((key) => (
            <li key={key} aria-hidden="true">
              <MediaCardSkeleton />
            </li>
          ))}
      </CardGrid>
      {/* Only below the last card: further up it would load a page too many. */}
      {onEndNear && isComplete && <InView margin="500px" onEnter={onEndNear} />}
    </div>
  );
}

/** The first row on a desk, the first two on a phone. */
const PRIORITY_CARDS = 7;
