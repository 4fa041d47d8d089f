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
  anime: 'Favourite animes',
  characters: 'Favourite characters',
  manga: 'Favourite manga',
  staff: 'Favourite staff',
  studios: 'Favourite studios',
};
