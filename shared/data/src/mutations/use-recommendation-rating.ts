import type { ApiError } from '../api-error.ts';
import type { RecommendationRating } from '../sources/tracker/generated/types.ts';
import { type RatingIds, ratingMutation } from './definitions/rating-mutation.ts';
import { useChange } from './use-change.ts';

/** An id of 0 disables the control: there is nothing to vote on yet. */
export interface RatingInput extends RatingIds {
  /** The total of all votes. */
  readonly rating: number;
  readonly userRating: RecommendationRating;
}

export interface RatingControl {
  readonly rating: number;
  readonly userRating: RecommendationRating;
  /** Votes; the vote that stands already is taken back. */
  readonly vote: (vote: 'RATE_UP' | 'RATE_DOWN') => void;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

/** The reader's vote on a recommendation: the total moves by one at once, and only a changed vote is sent. */
export function useRecommendationRating(input: RatingInput): RatingControl {
  const { wanted, error, change, canChange } = useChange(ratingMutation(input));
  const base = { rating: input.rating, userRating: input.userRating };
  const shown = wanted ?? base;
  const hasIds = input.id > 0 && input.mediaId > 0 && input.mediaRecommendationId > 0;
  return {
    ...shown,
    disabled: !canChange || !hasIds,
    error,
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
