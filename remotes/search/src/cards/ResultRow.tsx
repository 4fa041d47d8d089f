import { averageText, type MediaCardModel, MediaRow, MediaScore } from '@tsugi/ui/components';
import { memo, type ReactNode } from 'react';
import { OwnStatus } from './OwnStatus.tsx';
import classes from './ResultRow.module.css';

interface ResultRowProps {
  readonly media: MediaCardModel;
  readonly to: string;
  /** A second line of facts. */
  readonly details?: string | undefined;
  readonly priority?: boolean | undefined;
  readonly actions?: ReactNode;
}

/** A media as a row of one height: cover, title, facts, score, own status and score. */
export const ResultRow = memo(function ResultRow({ media, to, details, priority, actions }: ResultRowProps) {
  const { score } = media;
  return (
    <MediaRow
      className={classes.row}
      title={media.title}
      to={to}
      cover={media.cover}
      color={media.color}
      priority={priority}
      facts={[`${media.adult ? '18+ · ' : ''}${media.facts}`, details]}
      end={
        <>
          {score !== null && score > 0 && (
            <span className={classes.score}>
              <MediaScore media={media}>{averageText(score)}</MediaScore>
            </span>
          )}
          <OwnStatus media={media} />
        </>
      }
      actions={actions}
    />
  );
});
