import type { PageOf } from '../core/page-of.ts';
import { present } from '../sources/present.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { StaffMediaQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaSort, MediaType } from '../sources/tracker/generated/types.ts';
import { type MediaCardData, toMediaCard, withOptimisticMediaEdges } from '../sources/tracker/media-card.ts';
import { assertPageSize } from '../sources/tracker/page-size.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** A media that a staff member worked on. */
export interface StaffMediaEdge {
  readonly id: number;
  readonly role: string | null;
  readonly media: MediaCardData;
}

export interface StaffMediaVariables {
  readonly id: number;
  readonly page: number;
  readonly type?: MediaType;
  readonly onList?: boolean;
  readonly sort?: readonly MediaSort[];
}

const PER_PAGE = 25;

/** The media that a user helped to make, 25 a page. */
export const staffMedia = trackerQuery<StaffMediaQuery, StaffMediaVariables, PageOf<StaffMediaEdge>>({
  name: 'staff-media',
  shape: 1,
  document: `query StaffMedia($id: Int, $page: Int, $type: MediaType, $onList: Boolean, $sort: [MediaSort]) {
  Staff(id: $id) {
    staffMedia(page: $page, perPage: 25, type: $type, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage perPage }
      edges { id staffRole node { ...MediaCard } }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({ ...variables, sort: variables.sort ?? ['POPULARITY_DESC'] }),
  select: ({ Staff }) => {
    assertPageSize(Staff?.staffMedia?.pageInfo, PER_PAGE);
    return {
      items: present(Staff?.staffMedia?.edges).flatMap(({ id, staffRole, node }) =>
        node ? { id: id ?? node.id, role: staffRole, media: toMediaCard(node) } : [],
      ),
      hasNextPage: Staff?.staffMedia?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: withOptimisticMediaEdges,
});
