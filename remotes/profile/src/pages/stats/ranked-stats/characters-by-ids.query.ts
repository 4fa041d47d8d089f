import { present, trackerQuery } from '@tsugi/data/operation';
import type { CharactersByIdsQuery } from '../../../generated/operations.ts';
import { type ByIds, byIds } from './by-ids.ts';

/** A character as a cover. */
type CharacterCard = NonNullable<
  NonNullable<NonNullable<CharactersByIdsQuery['Page']>['characters']>[number]
>;

export const charactersByIds = trackerQuery<CharactersByIdsQuery, ByIds, readonly CharacterCard[]>({
  name: 'characters-by-ids',
  ...byIds(
    `query CharactersByIds($ids: [Int], $perPage: Int) {
  Page(page: 1, perPage: $perPage) {
    characters(id_in: $ids) { id name { userPreferred } image { large } isFavourite favourites }
  }
}`,
    ({ Page }: CharactersByIdsQuery) => present(Page?.characters),
  ),
});
