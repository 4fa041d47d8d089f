import type { ToggleFavouriteMutation } from '../sources/tracker/generated/operations.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

export type FavouriteKind = 'anime' | 'manga' | 'character' | 'staff' | 'studio';

/** Makes something a favourite, or no longer one. The response does not say which: only that it was done. */
export const toggleFavourite = trackerWrite<
  ToggleFavouriteMutation,
  { readonly kind: FavouriteKind; readonly id: number },
  null
>({
  name: 'toggle-favourite',
  document: `mutation ToggleFavourite($animeId: Int, $mangaId: Int, $characterId: Int, $staffId: Int, $studioId: Int) {
  ToggleFavourite(animeId: $animeId, mangaId: $mangaId, characterId: $characterId, staffId: $staffId, studioId: $studioId) {
    studios(page: 1, perPage: 1) { nodes { id } }
  }
}`,
  variables: ({ kind, id }) => ({ [`${kind}Id`]: id }),
  select: () => null,
  repeatable: false,
  invalidates: ['user-favourites', 'user-overview'],
});
