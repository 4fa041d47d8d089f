import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import { CHARACTER_INFO } from '../sources/tracker/fragments.ts';
import type { CharacterInfoFragment, CharacterInfoQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** Everything about a character but its media. */
export type CharacterInfo = CharacterInfoFragment;

/** The character alone: what a change that waited is compared with. The page reads `characterPage`. */
export const characterInfo = trackerQuery<CharacterInfoQuery, { readonly id: number }, CharacterInfo>({
  name: 'character-info',
  shape: 2,
  document: `query CharacterInfo($id: Int) {
  Character(id: $id) { ...CharacterInfo }
}
${CHARACTER_INFO}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Character }) => required(Character, 'Character'),
  optimistic: (character, lookup) => withOptimistic('character', character, lookup),
});
