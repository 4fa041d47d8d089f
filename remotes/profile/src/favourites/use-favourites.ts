import { type PagesState, usePages } from '@tsugi/data';
import { type UserFavourite, userFavourites } from '@tsugi/data/operations/user-favourites';
import { mediaPath, personPath } from '@tsugi/data/pure';
import { useMemo } from 'react';
import type { FavouriteItem, FavouriteKind } from './favourite-item.ts';

export type FavouritesByKind = Readonly<Record<FavouriteKind, readonly FavouriteItem[]>>;

export type FavouritesState = Omit<PagesState<UserFavourite>, 'items'> & {
  readonly favourites: FavouritesByKind;
};

/** A user's favourites of all kinds, 25 of each a page; idle until the user is known. */
export function useFavourites(userId: number | undefined): FavouritesState {
  const { items, ...rest } = usePages(userFavourites, userId === undefined ? null : { userId });
  const favourites = useMemo(() => byKind(items), [items]);
  return { ...rest, favourites };
}

function byKind(items: readonly UserFavourite[]): FavouritesByKind {
  const of = (kind: FavouriteKind) => items.filter((item) => item.kind === kind).map(toItem);
  return {
    anime: of('anime'),
    characters: of('characters'),
    manga: of('manga'),
    staff: of('staff'),
    studios: of('studios'),
  };
}

function toItem({ kind, id, name, image, color }: UserFavourite): FavouriteItem {
  const path =
    kind === 'anime' || kind === 'manga'
      ? mediaPath({ id, type: kind, title: name })
      : personPath(PERSON_KINDS[kind], id, name);
  return { id, name, image, color, path };
}

const PERSON_KINDS = { characters: 'character', staff: 'staff', studios: 'studio' } as const;
