// The controls that change something. An entry of its own: a page that only shows needs none of them.

export type { FavouriteOrder, FavouriteSection } from '../operations/update-favourite-order.mutation.ts';
export type { UpdateUserVariables } from '../operations/update-user.mutation.ts';
export { updateUser } from '../operations/update-user.mutation.ts';
export type { ListEntryNow } from './controls-now.ts';
export { favouriteNow, followNow, listEntryNow } from './controls-now.ts';
export type { ChangeOutcome } from './follow-change.ts';
export { followEntryChange } from './follow-change.ts';
export { readWithChanges } from './read-with-changes.ts';
export type { FavouritesSave } from './save-favourites.ts';
export { saveFavourites } from './save-favourites.ts';
export type { AccountSettingControl } from './use-account-setting.ts';
export { useAccountSetting } from './use-account-setting.ts';
export type { ChangeControl } from './use-change.ts';
export type { FavouriteControl, FavouriteInput } from './use-favourite.ts';
export { useFavourite } from './use-favourite.ts';
export type { FollowControl } from './use-follow.ts';
export { useFollow } from './use-follow.ts';
export type { LikeControl, LikeInput } from './use-like.ts';
export { useLike } from './use-like.ts';
export type { ListEntryControl } from './use-list-entry.ts';
export { useListEntry } from './use-list-entry.ts';
export type { MutationState } from './use-mutation.ts';
export { useMutation } from './use-mutation.ts';
export type { RatingControl, RatingInput } from './use-recommendation-rating.ts';
export { useRecommendationRating } from './use-recommendation-rating.ts';
