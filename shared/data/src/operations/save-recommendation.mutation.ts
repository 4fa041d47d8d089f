import { required } from '../sources/present.ts';
import type { SaveRecommendationMutation } from '../sources/tracker/generated/operations.ts';
import type { RecommendationRating } from '../sources/tracker/generated/types.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

export interface SaveRecommendationVariables {
  readonly mediaId: number;
  readonly mediaRecommendationId: number;
  readonly rating: RecommendationRating;
}

export type SavedRecommendation = NonNullable<SaveRecommendationMutation['SaveRecommendation']>;

/** The viewer's vote on "who likes this may like that". */
export const saveRecommendation = trackerWrite<
  SaveRecommendationMutation,
  SaveRecommendationVariables,
  SavedRecommendation
>({
  name: 'save-recommendation',
  document: `mutation SaveRecommendation($mediaId: Int, $mediaRecommendationId: Int, $rating: RecommendationRating) {
  SaveRecommendation(mediaId: $mediaId, mediaRecommendationId: $mediaRecommendationId, rating: $rating) {
    id rating userRating media { id } mediaRecommendation { id }
  }
}`,
  select: ({ SaveRecommendation }) => required(SaveRecommendation, 'SaveRecommendation'),
  repeatable: true,
});
