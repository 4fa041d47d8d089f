import type { PageOf } from '../core/page-of.ts';
import { present } from '../sources/present.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { StaffCharactersQuery } from '../sources/tracker/generated/operations.ts';
import type { CharacterRole, MediaSort } from '../sources/tracker/generated/types.ts';
import { type MediaCardData, toMediaCard, withOptimisticMediaEdges } from '../sources/tracker/media-card.ts';
import { assertPageSize } from '../sources/tracker/page-size.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type Connection = NonNullable<NonNullable<StaffCharactersQuery['Staff']>['characterMedia']>;
type WireEdge = NonNullable<NonNullable<Connection['edges']>[number]>;

/** A media in which a staff member voices characters. */
export interface StaffCharacterEdge {
  readonly id: number;
  readonly role: CharacterRole | null;
  readonly characters: readonly NonNullable<NonNullable<WireEdge['characters']>[number]>[];
  readonly media: MediaCardData;
}

export interface StaffCharactersVariables {
  readonly id: number;
  readonly page: number;
  readonly onList?: boolean;
  readonly sort?: readonly MediaSort[];
}

const PER_PAGE = 25;

/** The characters that a staff member voices, by media, 25 a page. */
export const staffCharacters = trackerQuery<
  StaffCharactersQuery,
  StaffCharactersVariables,
  PageOf<StaffCharacterEdge>
>({
  name: 'staff-characters',
  shape: 1,
  document: `query StaffCharacters($id: Int, $page: Int, $onList: Boolean, $sort: [MediaSort]) {
  Staff(id: $id) {
    characterMedia(page: $page, perPage: 25, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage perPage }
      edges { id characterRole characters { id name { userPreferred } image { large } } node { ...MediaCard } }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({ ...variables, sort: variables.sort ?? ['POPULARITY_DESC'] }),
  select: ({ Staff }) => {
    assertPageSize(Staff?.characterMedia?.pageInfo, PER_PAGE);
    return {
      items: present(Staff?.characterMedia?.edges).flatMap(({ id, characterRole, characters, node }) =>
        node
          ? {
              id: id ?? node.id,
              role: characterRole,
              characters: present(characters),
              media: toMediaCard(node),
            }
          : [],
      ),
      hasNextPage: Staff?.characterMedia?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: withOptimisticMediaEdges,
});
