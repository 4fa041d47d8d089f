import { t } from '@tsugi/i18n/macro';
import { memo, type ReactNode } from 'react';
import { CoverImage } from '../cover/CoverImage.tsx';
import { sharpPicture } from '../cover/sharp-picture.ts';
import { isListStatus, listStatusLabel, listStatusTone } from '../format/list-status.ts';
import { ScoreText } from '../format/ScoreText.tsx';
import { averageText } from '../format/score.ts';
import { Hidden, useShield } from '../shields/Shield.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { leavesOutHoverParts } from './leaves-out-hover-parts.ts';
import classes from './MediaCard.module.css';
import type { MediaCardModel } from './media-card-model.ts';
import { TitleLink } from './TitleLink.tsx';

export interface MediaCardProps {
  readonly media: MediaCardModel;
  readonly to: string;
  /** One of the first cards of the page: its cover is fetched with high priority. */
  readonly priority?: boolean | undefined;
  /** More facts, which take the place of the others while the card is hovered or has the focus. */
  readonly details?: string | undefined;
  /** Stands behind the facts. */
  readonly note?: ReactNode;
  /** Stands before the facts, and can be changed there. */
  readonly progress?: ReactNode;
  /** Small buttons over the cover's lower edge, shown on hover and focus (always on touch screens). */
  readonly actions?: ReactNode;
}

/** A media: cover, score, own status, title, facts. The whole card is one link whose name is the title. */
export const MediaCard = memo(function MediaCard(props: MediaCardProps) {
  const { media, to, priority, details, progress, note, actions } = props;
  const { listStatus, scoreText: score = averageText(media.score), subject = media.id } = media;
  const isHidden = useShield('scores', subject, media.isScored);
  const isWhole = !leavesOutHoverParts();
  return (
    <article className={classes.card}>
      <TitleLink className={`stretched ${classes.link}`} to={to} title={media.title} lang={media.titleLang} />
      <CoverImage className={classes.cover} src={coverOf(media)} color={media.color} priority={priority}>
        {score && !isHidden && (
          <span className={classes.score}>
            <ScoreText text={score} />
          </span>
        )}
        {listStatus && (
          <span className={`wrap spread ${classes.status}`} data-status={listStatusTone(listStatus)}>
            <span>
              {isListStatus(listStatus) ? listStatusLabel(listStatus, media.type ?? 'ANIME') : listStatus}
            </span>
            {media.ownScore && (
              <span className={classes.ownScore}>
                <VisuallyHidden>{t`Your score:`} </VisuallyHidden>
                <ScoreText text={media.ownScore} />
              </span>
            )}
          </span>
        )}
      </CoverImage>
      {score && isHidden && (
        <span className={classes.score} data-hidden>
          <Hidden shield="scores" of={subject} name={media.title} says={score} />
        </span>
      )}
      <span className={`fine ${classes.facts}`} data-progress={progress ? '' : undefined}>
        {media.adult && '18+ · '}
        {progress}
        {progress && media.facts && DOT}
        {media.facts}
        {note && (progress || media.facts) && DOT}
        {note}
      </span>
      {isWhole && details && <span className={`fine one-line ${classes.details}`}>{details}</span>}
      {isWhole && actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
});

/** At the end of a line, never at the start of one. */
const DOT = '\u00a0· ';

/** As wide as cards of a grid are: a third of a phone, at most some 185 pixels on a desk. */
function coverOf({ cover, coverLarge }: MediaCardModel): string | null {
  const sizes = [
    { url: cover, width: 230 },
    { url: coverLarge, width: 460 },
  ];
  return sharpPicture(sizes, Math.min(innerWidth * 0.3, 185));
}
