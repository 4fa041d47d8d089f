import { type PagesState, usePages } from '@tsugi/data';
import { useMemo } from 'react';
import { type FavouritesByKind, favouritesByKind } from '../../model/favourite-item.ts';
import { type UserFavourite, userFavourites } from '../../model/user-favourites.query.ts';

export type FavouritesState = Omit<PagesState<UserFavourite>, 'items'> & {
  readonly favourites: FavouritesByKind;
};

/** A user's favourites of all kinds, 25 of each a page; idle until the user is known. */
export function useFavourites(userId: number | undefined): FavouritesState {
  const { items, ...rest } = usePages(userFavourites, userId === undefined ? null : { userId });
  const favourites = useMemo(() => favouritesByKind(items), [items]);
  return { ...rest, favourites };
}
