import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { MediaCharactersQuery } from '../../../generated/operations.ts';

type Connection = NonNullable<NonNullable<MediaCharactersQuery['Media']>['characters']>;

/** A character of a media with its voice actors. */
export type MediaCharacterEdge = NonNullable<NonNullable<Connection['edges']>[number]>;

/** The characters of a media, main ones first, 25 a page. */
export const mediaCharacters = trackerQuery<
  MediaCharactersQuery,
  { readonly id: number; readonly page: number },
  PageOf<MediaCharacterEdge>
>({
  name: 'media-characters',
  shape: 2,
  document: `query MediaCharacters($id: Int, $page: Int) {
  Media(id: $id) {
    characters(sort: [ROLE, RELEVANCE, ID], page: $page, perPage: 25) {
      pageInfo { hasNextPage }
      edges { id role name node { id name { userPreferred } image { large medium } }
        voiceActorRoles(sort: [RELEVANCE, ID]) { roleNotes dubGroup
          voiceActor { id name { userPreferred } image { large medium } language: languageV2 } } }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Media }) => {
    return {
      items: present(Media?.characters?.edges),
      hasNextPage: Media?.characters?.pageInfo?.hasNextPage ?? false,
    };
  },
});
