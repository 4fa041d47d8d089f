import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import type { CharacterInfoQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** Everything about a character but its media. */
export type CharacterInfo = NonNullable<CharacterInfoQuery['Character']>;

export const characterInfo = trackerQuery<CharacterInfoQuery, { readonly id: number }, CharacterInfo>({
  name: 'character-info',
  shape: 1,
  document: `query CharacterInfo($id: Int) {
  Character(id: $id) {
    id name { userPreferred full native alternative alternativeSpoiler } image { large } description
    gender dateOfBirth { year month day } age bloodType siteUrl favourites isFavourite isFavouriteBlocked
  }
}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Character }) => required(Character, 'Character'),
  optimistic: (character, lookup) => withOptimistic('character', character, lookup),
});
