// Stands in for @tsugi/data/controls in the build of first screens: what the response says, with nothing on its way.
import { firstScreenInput } from '@tsugi/contract/first-screen';
import type { FavouriteControl, FavouriteInput } from '../changes/use-favourite.ts';
import type { FollowControl } from '../changes/use-follow.ts';
import type { LikeControl, LikeInput } from '../changes/use-like.ts';
import type { ListEntryControl } from '../changes/use-list-entry.ts';
import type { RatingControl, RatingInput } from '../changes/use-recommendation-rating.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';

const nothing = () => undefined;
const control = () => ({
  disabled: !firstScreenInput().isSignedIn,
  error: undefined,
  isWaiting: false,
  toggle: nothing,
});

export function useListEntry(_mediaId: number, entry: MediaListEntrySummary | null): ListEntryControl {
  return { ...control(), entry, save: () => nothing, remove: () => nothing, isSaving: false };
}

export function useFavourite({ id, isFavourite, favourites }: FavouriteInput): FavouriteControl {
  const { disabled, ...rest } = control();
  return { ...rest, disabled: disabled || id <= 0, isFavourite, favourites: favourites ?? undefined };
}

export function useFollow({ isFollowing }: { readonly isFollowing: boolean | null }): FollowControl {
  return { ...control(), isFollowing: isFollowing ?? false };
}

export function useLike({ isLiked, likeCount }: LikeInput): LikeControl {
  return { ...control(), isLiked, likeCount };
}

export function useRecommendationRating({ rating, userRating }: RatingInput): RatingControl {
  return { ...control(), rating, userRating, vote: nothing };
}
