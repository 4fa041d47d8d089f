import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { mediaPath } from '@tsugi/data/pure';
import { MediaCard, MediaCardSkeletons } from '@tsugi/ui/components';
import { cardActions } from '../../cards/CardActions.tsx';
import { cardModel } from '../../cards/card-model.ts';
import { useScoreFormat } from '../../cards/use-score-format.ts';
import classes from './Trending.module.css';

/** How many works a section shows. */
const ROW_SIZE = 6;

interface CardRowProps {
  readonly label: string;
  /** Undefined while they are on their way: placeholders of the same size stand for them. */
  readonly items: readonly MediaCardData[] | undefined;
  /** Of a first screen: the covers are fetched with high priority. */
  readonly priority?: boolean;
}

/** Six works side by side; where they do not fit, the row scrolls and the last visible card is cut. */
export function CardRow({ label, items, priority = false }: CardRowProps) {
  const scoreFormat = useScoreFormat();
  return (
    <div className={`bleed ${classes.frame}`} aria-busy={items === undefined}>
      <div className={classes.box}>
        {items ? (
          <ul className={classes.row} aria-label={label}>
            {items.slice(0, ROW_SIZE).map((media) => (
              <li key={media.id}>
                <MediaCard
                  media={cardModel(media, scoreFormat)}
                  to={mediaPath(media)}
                  priority={priority}
                  actions={cardActions(media)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className={classes.row}>
            <MediaCardSkeletons count={ROW_SIZE} />
          </div>
        )}
      </div>
    </div>
  );
}
