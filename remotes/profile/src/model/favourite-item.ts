import { mediaPath, personPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import type { UserFavourite } from './user-favourites.query.ts';

/** A favourite of any kind, as its tile shows it. */
export interface FavouriteItem {
  readonly id: number;
  readonly name: string;
  /** Studios have none. */
  readonly image: string | null;
  readonly color: string | null;
  /** Its page, from the product's root. */
  readonly path: string;
}

export const FAVOURITE_KINDS = ['anime', 'characters', 'manga', 'staff', 'studios'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

export const FAVOURITE_TITLES: Readonly<Record<FavouriteKind, string>> = {
  get anime() {
    return t`Favourite animes`;
  },
  get characters() {
    return t`Favourite characters`;
  },
  get manga() {
    return t`Favourite manga`;
  },
  get staff() {
    return t`Favourite staff`;
  },
  get studios() {
    return t`Favourite studios`;
  },
};

export type FavouritesByKind = Readonly<Record<FavouriteKind, readonly FavouriteItem[]>>;

/** Each kind in the owner's order. */
export function favouritesByKind(items: readonly UserFavourite[]): FavouritesByKind {
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
      : personPath(TOGGLE_KINDS[kind], id, name);
  return { id, name, image, color, path };
}

/** What the mutation of a favourite, and the path of its page, call a kind. */
export const TOGGLE_KINDS = {
  anime: 'anime',
  characters: 'character',
  manga: 'manga',
  staff: 'staff',
  studios: 'studio',
} as const;
