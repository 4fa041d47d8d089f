import { present, trackerQuery } from '@tsugi/data/operation';
import type { CharactersByIdsQuery } from '../../../generated/operations.ts';
import { BLOCK_SIZE, blocksOf, inOrderOf } from './id-blocks.ts';

/** A character as a cover. */
export type CharacterCard = NonNullable<
  NonNullable<NonNullable<CharactersByIdsQuery['Page']>['characters']>[number]
>;

const DOCUMENT = `query CharactersByIds($ids: [Int], $perPage: Int) {
  Page(page: 1, perPage: $perPage) {
    characters(id_in: $ids) { id name { userPreferred } image { large } isFavourite favourites }
  }
}`;

/** Characters by their ids, in that order, 50 a request. */
export const charactersByIds = trackerQuery<
  CharactersByIdsQuery,
  { readonly ids: readonly number[] },
  readonly CharacterCard[]
>({
  name: 'characters-by-ids',
  shape: 1,
  document: DOCUMENT,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Page }) => present(Page?.characters),
  gather: async ({ ids }, ask) => {
    const blocks = await Promise.all(
      blocksOf(ids).map((block) =>
        ask({
          request: { kind: 'graphql', query: DOCUMENT, variables: { ids: block, perPage: BLOCK_SIZE } },
          // Generated from the document above.
          decode: (payload) => present((payload as CharactersByIdsQuery).Page?.characters),
        }),
      ),
    );
    return inOrderOf(ids, blocks.flat());
  },
});
