import type { UpdateFavouriteOrderMutation } from '../sources/tracker/generated/operations.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** Favourites of one kind, as the tracker names their list. */
export type FavouriteSection = 'anime' | 'manga' | 'characters' | 'staff' | 'studios';

/** Every id of a section in its new order. */
export type FavouriteOrder = Readonly<Partial<Record<FavouriteSection, readonly number[]>>>;

const NAMES: Readonly<Record<FavouriteSection, string>> = {
  anime: 'anime',
  manga: 'manga',
  characters: 'character',
  staff: 'staff',
  studios: 'studio',
};

/** Puts the user's favourites in order; sections that are left out stay as they are. */
export const updateFavouriteOrder = trackerWrite<UpdateFavouriteOrderMutation, FavouriteOrder, null>({
  name: 'update-favourite-order',
  document: `mutation UpdateFavouriteOrder(
  $animeIds: [Int], $mangaIds: [Int], $characterIds: [Int], $staffIds: [Int], $studioIds: [Int],
  $animeOrder: [Int], $mangaOrder: [Int], $characterOrder: [Int], $staffOrder: [Int], $studioOrder: [Int]
) {
  UpdateFavouriteOrder(
    animeIds: $animeIds, mangaIds: $mangaIds, characterIds: $characterIds, staffIds: $staffIds, studioIds: $studioIds,
    animeOrder: $animeOrder, mangaOrder: $mangaOrder, characterOrder: $characterOrder, staffOrder: $staffOrder,
    studioOrder: $studioOrder
  ) {
    studios(page: 1, perPage: 1) { nodes { id } }
  }
}`,
  variables: (order) =>
    Object.fromEntries(
      // Object.entries of a record whose keys are the sections.
      (Object.entries(order) as [FavouriteSection, readonly number[]][]).flatMap(([section, ids]) => [
        [`${NAMES[section]}Ids`, ids],
        [`${NAMES[section]}Order`, ids.map((_, index) => index + 1)],
      ]),
    ),
  select: () => null,
  repeatable: true,
  invalidates: ['user-favourites', 'user-overview'],
});
