import type { MalType } from '@tsugi/data/operation';
import { MediaCard } from '@tsugi/ui/components';
import { malCardActions } from '../../../cards/CardActions.tsx';
import { ResultRow } from '../../../cards/ResultRow.tsx';
import type { MalMedia } from '../../../engines/mal/mal-search.query.ts';
import type { ResultsView } from '../list/use-results-view.ts';
import { VirtualResults } from '../list/VirtualResults.tsx';
import { malCard } from './mal-card-model.ts';

/** The first row on a desk. */
const PRIORITY_CARDS = 7;

interface MalCardsProps {
  readonly type: MalType;
  readonly items: readonly MalMedia[];
  readonly view: ResultsView;
  readonly isInvalidated: boolean;
  /** Asks for more when the end comes near; undefined when there is no more to ask for. */
  readonly onEndNear: (() => void) | undefined;
}

/** Results of the MAL-style service, each with a link to its page in MAL mode. */
export function MalCards({ type, items, view, isInvalidated, onEndNear }: MalCardsProps) {
  const Card = view === 'list' ? ResultRow : MediaCard;
  return (
    <VirtualResults
      items={items}
      view={view}
      busy={isInvalidated}
      onEndNear={onEndNear}
      // Later than the tracker's: this service allows fewer requests.
      margin="200px"
      itemKey={(media) => media.malId}
      renderItem={(media, index) => {
        const card = malCard(media, type);
        return (
          <Card
            {...card}
            priority={index < PRIORITY_CARDS}
            actions={malCardActions(media, type, card.media.title)}
          />
        );
      }}
    />
  );
}
