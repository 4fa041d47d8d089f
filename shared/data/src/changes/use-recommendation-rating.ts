import type { RecommendationRating } from '../sources/tracker/generated/types.ts';
import type { RatingIds, RatingMembers } from './definitions/members.ts';
import { type ChangeControl, useChange } from './use-change.ts';

/** An id of 0 disables the control: there is nothing to vote on yet. */
export interface RatingInput extends RatingIds {
  /** The total of all votes. */
  readonly rating: number;
  readonly userRating: RecommendationRating;
  /** Names it in the list of waiting changes. */
  readonly title?: string;
}

export interface RatingControl extends ChangeControl {
  readonly rating: number;
  readonly userRating: RecommendationRating;
  /** Votes; the vote that stands already is taken back. */
  readonly vote: (vote: 'RATE_UP' | 'RATE_DOWN') => void;
}

/** The viewer's vote on a recommendation: the total moves by one at once, and only a changed vote is sent. */
export function useRecommendationRating(input: RatingInput): RatingControl {
  const { id, mediaId, mediaRecommendationId } = input;
  const { wanted, change, ...control } = useChange<RatingMembers>(
    { about: 'rating', id, mediaId, mediaRecommendationId },
    input.title,
  );
  const base = { rating: input.rating, userRating: input.userRating };
  const shown = wanted ?? base;
  const hasIds = id > 0 && mediaId > 0 && mediaRecommendationId > 0;
  return {
    ...control,
    rating: shown.rating,
    userRating: shown.userRating,
    disabled: control.disabled || !hasIds,
    vote: (vote) => {
      if (!hasIds) return;
      const isTakenBack = vote === shown.userRating;
      const step = vote === 'RATE_UP' ? 1 : -1;
      change(base, {
        userRating: isTakenBack ? 'NO_RATING' : vote,
        rating: shown.rating + (isTakenBack ? -step : step),
      });
    },
  };
}
