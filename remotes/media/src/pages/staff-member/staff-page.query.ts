import {
  included,
  MEDIA_CARD,
  type MediaCardData,
  type MediaRowData,
  type PageOf,
  present,
  required,
  STAFF_INFO,
  toMediaCard,
  toMediaRow,
  trackerQuery,
  withOptimistic,
  withOptimisticMediaEdges,
} from '@tsugi/data/operation';
import type { StaffInfo } from '@tsugi/data/operations/staff-info';
import type { CharacterRole, MediaSort } from '@tsugi/data/wire/tracker';
import type { StaffPageQuery } from '../../generated/operations.ts';

type WireStaff = NonNullable<StaffPageQuery['Staff']>;
type WireVoice = NonNullable<NonNullable<NonNullable<WireStaff['characterMedia']>['edges']>[number]>;

/** A media in which a staff member voices characters. */
export interface StaffVoice {
  readonly kind: 'voice';
  readonly id: number;
  readonly role: CharacterRole | null;
  readonly characters: readonly NonNullable<NonNullable<WireVoice['characters']>[number]>[];
  readonly media: MediaRowData;
}

/** A media that a staff member helped to make. */
export interface StaffCredit {
  readonly kind: 'credit';
  readonly id: number;
  readonly role: string | null;
  readonly media: MediaCardData;
}

/**
 * The n-th page of both lists; there is a next page as long as one of them goes on. The person comes with the first page.
 */
export interface StaffPage extends PageOf<StaffVoice | StaffCredit> {
  readonly staff: StaffInfo | null;
  readonly hasMore: Readonly<Record<StaffWork, boolean>>;
}

export type StaffWork = 'voice' | 'credit';

export interface StaffPageVariables {
  readonly id: number;
  readonly page: number;
  /** Only what is on the user's list, or only what is not. */
  readonly onList?: boolean;
  readonly sort?: readonly MediaSort[];
}

/** A member of the staff, the characters that they voice and the media that they worked on: the whole page is one request. */
export const staffPage = trackerQuery<StaffPageQuery, StaffPageVariables, StaffPage>({
  name: 'staff-page',
  shape: 1,
  document: `query StaffPage($id: Int, $page: Int, $onList: Boolean, $sort: [MediaSort], $isFirst: Boolean!) {
  Staff(id: $id) {
    ...StaffInfo @include(if: $isFirst)
    characterMedia(page: $page, perPage: 25, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage }
      edges { id characterRole characters { id name { userPreferred } image { large medium } }
        node { ...MediaCard coverImage { medium } } }
    }
    staffMedia(page: $page, perPage: 25, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage }
      edges { id staffRole node { ...MediaCard } }
    }
  }
}
${STAFF_INFO}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({
    ...variables,
    sort: variables.sort ?? ['POPULARITY_DESC'],
    isFirst: variables.page === 1,
  }),
  select: ({ Staff }) => {
    const { characterMedia, staffMedia, ...staff } = required(Staff, 'Staff');
    const hasMore = {
      voice: characterMedia?.pageInfo?.hasNextPage ?? false,
      credit: staffMedia?.pageInfo?.hasNextPage ?? false,
    };
    return {
      staff: included<StaffInfo>(staff),
      items: [
        ...present(characterMedia?.edges).flatMap(({ id, characterRole, characters, node }) =>
          node
            ? {
                kind: 'voice' as const,
                id: id ?? node.id,
                role: characterRole,
                characters: present(characters),
                media: toMediaRow(node),
              }
            : [],
        ),
        ...present(staffMedia?.edges).flatMap(({ id, staffRole, node }) =>
          node
            ? { kind: 'credit' as const, id: id ?? node.id, role: staffRole, media: toMediaCard(node) }
            : [],
        ),
      ],
      hasMore,
      hasNextPage: hasMore.voice || hasMore.credit,
    };
  },
  optimistic: (page, lookup) => {
    const staff = page.staff && withOptimistic('staff', page.staff, lookup);
    const { items } = withOptimisticMediaEdges(page, lookup);
    return staff === page.staff && items === page.items ? page : { ...page, staff, items };
  },
});
