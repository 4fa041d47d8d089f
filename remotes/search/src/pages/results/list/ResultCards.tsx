import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { mediaPath } from '@tsugi/data/pure';
import { MediaCard } from '@tsugi/ui/components';
import { cardActions } from '../../../cards/CardActions.tsx';
import { cardDetails, cardModel } from '../../../cards/card-model.ts';
import { ResultRow } from '../../../cards/ResultRow.tsx';
import { useScoreFormat } from '../../../cards/use-score-format.ts';
import classes from './Results.module.css';
import type { ResultsView } from './use-results-view.ts';
import { VirtualResults } from './VirtualResults.tsx';

interface ResultCardsProps {
  readonly items: readonly MediaCardData[];
  readonly view: ResultsView;
  /** They belong to the previous search; the new response is pending. */
  readonly isInvalidated: boolean;
  /** Asks for more when the end comes near; undefined when there is no more to ask for. */
  readonly onEndNear: (() => void) | undefined;
}

/** The first row on a desk, the first two on a phone. */
const PRIORITY_CARDS = 7;

export function ResultCards({ items, view, isInvalidated, onEndNear }: ResultCardsProps) {
  const scoreFormat = useScoreFormat();
  return (
    <div className={classes.cards} data-stale={isInvalidated ? '' : undefined}>
      <VirtualResults
        items={items}
        view={view}
        busy={isInvalidated}
        onEndNear={onEndNear}
        margin="500px"
        itemKey={(media) => media.id}
        renderItem={(media, index) => {
          const card = {
            media: cardModel(media, scoreFormat),
            to: mediaPath(media),
            priority: index < PRIORITY_CARDS,
            details: cardDetails(media),
            actions: cardActions(media),
          };
          return view === 'list' ? <ResultRow {...card} /> : <MediaCard {...card} />;
        }}
      />
    </div>
  );
}
