import type { PageOf } from '../core/page-of.ts';
import { present } from '../sources/present.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { CharacterMediaQuery } from '../sources/tracker/generated/operations.ts';
import type { CharacterRole, MediaSort, MediaType } from '../sources/tracker/generated/types.ts';
import { type MediaCardData, toMediaCard, withOptimisticMediaEdges } from '../sources/tracker/media-card.ts';
import { assertPageSize } from '../sources/tracker/page-size.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type Connection = NonNullable<NonNullable<CharacterMediaQuery['Character']>['media']>;
type WireEdge = NonNullable<NonNullable<Connection['edges']>[number]>;

/** A media that a character appears in, with the voice actors. */
export interface CharacterMediaEdge {
  readonly id: number;
  readonly role: CharacterRole | null;
  readonly name: string | null;
  readonly voiceActorRoles: WireEdge['voiceActorRoles'];
  readonly media: MediaCardData;
}

export interface CharacterMediaVariables {
  readonly id: number;
  readonly page: number;
  readonly type?: MediaType;
  /** Only what is on the user's list, or only what is not. */
  readonly onList?: boolean;
  readonly sort?: readonly MediaSort[];
}

const PER_PAGE = 25;

/** The media that a character appears in, 25 a page. */
export const characterMedia = trackerQuery<
  CharacterMediaQuery,
  CharacterMediaVariables,
  PageOf<CharacterMediaEdge>
>({
  name: 'character-media',
  shape: 1,
  document: `query CharacterMedia($id: Int, $page: Int, $type: MediaType, $onList: Boolean, $sort: [MediaSort]) {
  Character(id: $id) {
    media(page: $page, perPage: 25, type: $type, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage perPage }
      edges { id characterRole characterName node { ...MediaCard }
        voiceActorRoles(sort: [RELEVANCE, ID]) { roleNotes dubGroup
          voiceActor { id name { userPreferred } image { large } language: languageV2 } } }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({ ...variables, sort: variables.sort ?? ['POPULARITY_DESC'] }),
  select: ({ Character }) => {
    assertPageSize(Character?.media?.pageInfo, PER_PAGE);
    return {
      items: present(Character?.media?.edges).flatMap(
        ({ id, characterRole, characterName, voiceActorRoles, node }) =>
          node
            ? {
                id: id ?? node.id,
                role: characterRole,
                name: characterName,
                voiceActorRoles,
                media: toMediaCard(node),
              }
            : [],
      ),
      hasNextPage: Character?.media?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: withOptimisticMediaEdges,
});
