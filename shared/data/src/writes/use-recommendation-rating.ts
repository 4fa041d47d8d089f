import type { ApiError } from '../api-error.ts';
import { saveRecommendation } from '../operations/save-recommendation.ts';
import type { RecommendationRating } from '../sources/tracker/generated/types.ts';
import type { ChangeChannel } from './change-channel.ts';
import { useChange } from './use-change.ts';

export interface RatingInput {
  /** The recommendation's own id; 0 disables the control, as does any other id that is missing. */
  readonly id: number;
  readonly mediaId: number;
  readonly mediaRecommendationId: number;
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

type RatingMembers = { readonly rating: number; readonly userRating: RecommendationRating };

const DELAY_MS = 1000;

/** The reader's vote on a recommendation: the total moves by one at once, and only a changed vote is sent. */
export function useRecommendationRating(input: RatingInput): RatingControl {
  const { wanted, error, change, canChange } = useChange(ratingChannel(input));
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

function ratingChannel({ id, mediaId, mediaRecommendationId }: RatingInput): ChangeChannel<RatingMembers> {
  return {
    key: `rating/${id}`,
    kind: 'recommendation',
    id,
    delayMs: DELAY_MS,
    label: 'The vote',
    plan: (base, wanted) =>
      base.userRating === wanted.userRating
        ? undefined
        : {
            run: async (send) => {
              const saved = await send(saveRecommendation, {
                mediaId,
                mediaRecommendationId,
                rating: wanted.userRating,
              });
              return {
                rating: saved.rating ?? wanted.rating,
                userRating: saved.userRating ?? wanted.userRating,
              };
            },
          },
    show: (members) => members,
  };
}
