import { useRecommendationRating } from '@tsugi/data/controls';
import { plural, t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { formatNumber, IconButton, WaitingMark, waitingText } from '@tsugi/ui/components';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { MediaRecommendation } from './media-recommendations.query.ts';
import classes from './Votes.module.css';

export interface VotesProps {
  readonly mediaId: number;
  readonly recommendation: MediaRecommendation;
  /** The tracker accepts no votes here. */
  readonly isBlocked: boolean;
}

/** The votes on a recommendation: the total, and the viewer's own. Signed out, the total alone. */
export function Votes({ mediaId, recommendation, isBlocked }: VotesProps) {
  const { id, mediaRecommendation: media } = recommendation;
  const title = media.title.userPreferred;
  const votes = useRecommendationRating({
    id,
    mediaId,
    mediaRecommendationId: media.id,
    rating: recommendation.rating,
    userRating: recommendation.userRating,
    title,
  });
  const total = (
    <span className={`fine strong ${classes.total}`} title={t`Votes for it minus votes against it`}>
      {formatNumber(votes.rating)}
      <VisuallyHidden> {plural({ count: votes.rating }, { 1: 'vote', other: 'votes' })}</VisuallyHidden>
      {votes.isWaiting && <WaitingMark />}
    </span>
  );
  if (votes.disabled) return <div className={`row ${classes.votes}`}>{total}</div>;
  const reason = isBlocked
    ? t`The tracker accepts no votes for this title`
    : votes.isWaiting
      ? waitingText()
      : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; nothing is submitted here
    <div className={`row ${classes.votes}`} role="group" aria-label={t`Your vote on ${title}`}>
      <IconButton
        label={t`Vote for ${title}`}
        title={reason ?? t`It fits`}
        size="sm"
        pressed={votes.userRating === 'RATE_UP'}
        disabled={isBlocked}
        onClick={() => votes.vote('RATE_UP')}
      >
        <ThumbsUp size={16} aria-hidden="true" fill={fillOf(votes.userRating === 'RATE_UP')} />
      </IconButton>
      {total}
      <IconButton
        label={t`Vote against ${title}`}
        title={reason ?? t`It does not fit`}
        size="sm"
        pressed={votes.userRating === 'RATE_DOWN'}
        disabled={isBlocked}
        onClick={() => votes.vote('RATE_DOWN')}
      >
        <ThumbsDown size={16} aria-hidden="true" fill={fillOf(votes.userRating === 'RATE_DOWN')} />
      </IconButton>
    </div>
  );
}

function fillOf(isOn: boolean): string {
  return isOn ? 'currentColor' : 'none';
}
