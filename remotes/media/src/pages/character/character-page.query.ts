import {
  CHARACTER_INFO,
  included,
  MEDIA_CARD,
  type MediaRowData,
  type PageOf,
  present,
  required,
  toMediaRow,
  trackerQuery,
  withOptimistic,
  withOptimisticMediaEdges,
} from '@tsugi/data/operation';
import type { CharacterInfo } from '@tsugi/data/operations/character-info';
import type { CharacterRole, MediaSort } from '@tsugi/data/wire/tracker';
import type { CharacterPageQuery } from '../../generated/operations.ts';

type Connection = NonNullable<NonNullable<CharacterPageQuery['Character']>['media']>;
type WireEdge = NonNullable<NonNullable<Connection['edges']>[number]>;

/** A media that a character appears in, with the voice actors. */
export interface CharacterMediaEdge {
  readonly id: number;
  readonly role: CharacterRole | null;
  readonly name: string | null;
  readonly voiceActorRoles: WireEdge['voiceActorRoles'];
  readonly media: MediaRowData;
}

/** The character comes with the first page of its media. */
export type CharacterPage = PageOf<CharacterMediaEdge> & { readonly character: CharacterInfo | null };

export interface CharacterPageVariables {
  readonly id: number;
  readonly page: number;
  /** Only what is on the user's list, or only what is not. */
  readonly onList?: boolean;
  readonly sort?: readonly MediaSort[];
}

/** A character and the media that it appears in, 25 a page: the whole page is one request. */
export const characterPage = trackerQuery<CharacterPageQuery, CharacterPageVariables, CharacterPage>({
  name: 'character-page',
  shape: 1,
  document: `query CharacterPage($id: Int, $page: Int, $onList: Boolean, $sort: [MediaSort], $isFirst: Boolean!) {
  Character(id: $id) {
    ...CharacterInfo @include(if: $isFirst)
    media(page: $page, perPage: 25, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage }
      edges { id characterRole characterName node { ...MediaCard coverImage { medium } }
        voiceActorRoles(sort: [RELEVANCE, ID]) { roleNotes dubGroup
          voiceActor { id name { userPreferred } image { large medium } language: languageV2 } } }
    }
  }
}
${CHARACTER_INFO}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({
    ...variables,
    sort: variables.sort ?? ['POPULARITY_DESC'],
    isFirst: variables.page === 1,
  }),
  select: ({ Character }) => {
    const { media, ...character } = required(Character, 'Character');
    return {
      character: included<CharacterInfo>(character),
      items: present(media?.edges).flatMap(({ id, characterRole, characterName, voiceActorRoles, node }) =>
        node
          ? {
              id: id ?? node.id,
              role: characterRole,
              name: characterName,
              voiceActorRoles,
              media: toMediaRow(node),
            }
          : [],
      ),
      hasNextPage: media?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: (page, lookup) => {
    const character = page.character && withOptimistic('character', page.character, lookup);
    const { items } = withOptimisticMediaEdges(page, lookup);
    return character === page.character && items === page.items ? page : { ...page, character, items };
  },
});
