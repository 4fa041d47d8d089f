import { expectControls } from '../changes/load-control-code.ts';

// The marks and buttons that many pages have. An entry of its own: what they change things with is loaded for a signed-in user only.
export type { ChangeControl } from '../changes/use-change.ts';
export type { FavouriteControl, FavouriteInput } from '../changes/use-favourite.ts';
export { useFavourite } from '../changes/use-favourite.ts';
export type { FollowControl } from '../changes/use-follow.ts';
export { useFollow } from '../changes/use-follow.ts';
export type { LikeControl, LikeInput } from '../changes/use-like.ts';
export { useLike } from '../changes/use-like.ts';
export type { ListEntryControl } from '../changes/use-list-entry.ts';
export { useListEntry } from '../changes/use-list-entry.ts';
export type { RatingControl, RatingInput } from '../changes/use-recommendation-rating.ts';
export { useRecommendationRating } from '../changes/use-recommendation-rating.ts';

expectControls();
