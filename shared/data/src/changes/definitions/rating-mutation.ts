import { saveRecommendation } from '../../operations/save-recommendation.mutation.ts';
import type { RecommendationRating } from '../../sources/tracker/generated/types.ts';
import type { MutationDefinition } from './mutation-definition.ts';

export type RatingMembers = { readonly rating: number; readonly userRating: RecommendationRating };

const DELAY_MS = 1000;

export interface RatingIds {
  /** The recommendation's own id. */
  readonly id: number;
  readonly mediaId: number;
  readonly mediaRecommendationId: number;
}

export function ratingMutation({
  id,
  mediaId,
  mediaRecommendationId,
}: RatingIds): MutationDefinition<RatingMembers> {
  return {
    key: `rating/${id}`,
    subject: { about: 'rating', id, mediaId, mediaRecommendationId },
    kind: 'recommendation',
    id,
    delayMs: DELAY_MS,
    userMembers: ['userRating'],
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
