import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import type { RecommendationByIdQuery } from '../sources/tracker/generated/operations.ts';
import type { RecommendationRating } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** The votes on one recommendation: the total, and the user's own. */
export interface RecommendationVotes {
  readonly id: number;
  readonly rating: number;
  readonly userRating: RecommendationRating;
}

export const recommendationById = trackerQuery<
  RecommendationByIdQuery,
  { readonly id: number },
  RecommendationVotes
>({
  name: 'recommendation-by-id',
  shape: 1,
  document: `query RecommendationById($id: Int) {
  Recommendation(id: $id) { id rating userRating }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  select: ({ Recommendation }) => {
    const { id, rating, userRating } = required(Recommendation, 'Recommendation');
    return { id, rating: rating ?? 0, userRating: userRating ?? 'NO_RATING' };
  },
  optimistic: (votes, lookup) => withOptimistic('recommendation', votes, lookup),
});
