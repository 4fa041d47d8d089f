import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { mediaPath } from '@tsugi/data/pure';
import { averageText, CoverImage, MediaScore, Skeleton, TitleLink } from '@tsugi/ui/components';
import { cardActions } from '../../cards/CardActions.tsx';
import { cardModel } from '../../cards/card-model.ts';
import { OwnStatus } from '../../cards/OwnStatus.tsx';
import { useScoreFormat } from '../../cards/use-score-format.ts';
import classes from './RankedList.module.css';

/** How many works a ranked section shows. */
const RANKED_SIZE = 10;

interface RankedListProps {
  readonly label: string;
  /** Undefined while they are on their way. */
  readonly items: readonly MediaCardData[] | undefined;
}

/** The first ten with their places: on a desk in two columns that are read downwards. */
export function RankedList({ label, items }: RankedListProps) {
  const scoreFormat = useScoreFormat();
  if (!items) {
    return (
      <div className={classes.list} aria-busy="true">
        {Array.from({ length: RANKED_SIZE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
          <Skeleton key={index} height="84px" radius="var(--radius-card)" />
        ))}
      </div>
    );
  }
  return (
    <ol className={classes.list} aria-label={label}>
      {items.slice(0, RANKED_SIZE).map((media, index) => {
        const model = cardModel(media, scoreFormat);
        const { title, cover, color, score, facts } = model;
        return (
          <li key={media.id} className={`row gap-3 ${classes.item}`}>
            <span className={`rigid muted ${classes.rank}`} aria-hidden="true">
              {index + 1}
            </span>
            <CoverImage className={classes.cover} src={cover} color={color} />
            <span className={`grid grow ${classes.text}`}>
              <TitleLink oneLine className={classes.title} to={mediaPath(media)} title={title} />
              <span className="fine anywhere">{facts}</span>
              <OwnStatus media={model} />
            </span>
            <span className={classes.score}>
              <MediaScore media={model}>{averageText(score)}</MediaScore>
            </span>
            <span className={classes.actions}>{cardActions(media)}</span>
          </li>
        );
      })}
    </ol>
  );
}
