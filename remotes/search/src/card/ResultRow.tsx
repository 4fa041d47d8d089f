import {
  averageText,
  CoverImage,
  isListStatus,
  listStatusLabel,
  listStatusTone,
  type MediaCardModel,
  TitleLink,
} from '@tsugi/ui/components';
import { memo, type ReactNode } from 'react';
import classes from './ResultRow.module.css';

interface ResultRowProps {
  readonly media: MediaCardModel;
  readonly to: string;
  /** A second line of facts. */
  readonly details?: string | undefined;
  readonly priority?: boolean | undefined;
  /** A small button at the end, shown on hover and focus (always on touch screens). */
  readonly actions?: ReactNode;
}

/** A media as a row of one height: cover, title, facts, score, own status. The whole row is one link. */
export const ResultRow = memo(function ResultRow({ media, to, details, priority, actions }: ResultRowProps) {
  const { listStatus } = media;
  return (
    <article className={classes.row}>
      <CoverImage className={classes.cover} src={media.cover} color={media.color} priority={priority} />
      <div className={classes.text}>
        <TitleLink className={classes.link} to={to} title={media.title} />
        <span className={classes.facts}>
          {media.adult && '18+ · '}
          {media.facts}
        </span>
        {details && <span className={classes.facts}>{details}</span>}
      </div>
      <div className={classes.end}>
        {media.score !== null && media.score > 0 && (
          <span className={classes.score}>{averageText(media.score)}</span>
        )}
        {listStatus && (
          <span className={classes.status} data-status={listStatusTone(listStatus)}>
            {isListStatus(listStatus) ? listStatusLabel(listStatus, media.type ?? 'ANIME') : listStatus}
          </span>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
});
