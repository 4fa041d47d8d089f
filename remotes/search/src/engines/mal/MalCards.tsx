import type { MalMedia } from '@tsugi/data/operations/mal-search';
import { CardGrid, InView, MediaCard, MediaCardSkeleton } from '@tsugi/ui/components';
import { useRowsFirst } from '../../results/use-rows-first.ts';
import { malCard } from './mal-card-model.ts';
import type { MalType } from './mal-values.ts';

/** Placeholders after the last card while more are to come. */
const PLACEHOLDERS = Array.from({ length: 7 }, (_, index) => `placeholder ${index}`);

/** The first row on a desk. */
const PRIORITY_CARDS = 7;

interface MalCardsProps {
  readonly type: MalType;
  readonly items: readonly MalMedia[];
  readonly isInvalidated: boolean;
  /** Asks for more when the end comes near; undefined when there is no more to ask for. */
  readonly onEndNear: (() => void) | undefined;
}

/** Results of the MAL-style service, each with a link to its page in MAL mode. */
export function MalCards({ type, items, isInvalidated, onEndNear }: MalCardsProps) {
  const shown = useRowsFirst(items);
  const isComplete = shown === items;
  return (
    <>
      <CardGrid list label="Results" busy={isInvalidated}>
        {shown.map((media, index) => (
          <li key={media.malId}>
            <MediaCard {...malCard(media, type)} priority={index < PRIORITY_CARDS} />
          </li>
        ))}
        {(onEndNear || !isComplete) &&
          PLACEHOLDERS.map((key) => (
            <li key={key} aria-hidden="true">
              <MediaCardSkeleton />
            </li>
          ))}
      </CardGrid>
      {/* Later than the tracker's: this service allows fewer requests. */}
      {onEndNear && isComplete && <InView margin="200px" onEnter={onEndNear} />}
    </>
  );
}
