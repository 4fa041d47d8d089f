import type { RecommendationRating } from '../../sources/tracker/generated/types.ts';

// Members of marks, follows and votes. A type alias, since members are looked at by name and an interface has no index.
export type FavouriteMembers = { readonly isFavourite: boolean; readonly favourites: number | null };

export type LikeMembers = { readonly isLiked: boolean; readonly likeCount: number };

export type FollowMembers = { readonly isFollowing: boolean };

export type RatingMembers = { readonly rating: number; readonly userRating: RecommendationRating };

export interface RatingIds {
  /** The recommendation's own id. */
  readonly id: number;
  readonly mediaId: number;
  readonly mediaRecommendationId: number;
}
