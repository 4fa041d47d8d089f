import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { MediaStaffQuery } from '../../../generated/operations.ts';

type Connection = NonNullable<NonNullable<MediaStaffQuery['Media']>['staff']>;

/** A staff member of a media, with their role. */
export type MediaStaffEdge = NonNullable<NonNullable<Connection['edges']>[number]>;

/** The staff of a media, 25 a page. */
export const mediaStaff = trackerQuery<
  MediaStaffQuery,
  { readonly id: number; readonly page: number },
  PageOf<MediaStaffEdge>
>({
  name: 'media-staff',
  shape: 2,
  document: `query MediaStaff($id: Int, $page: Int) {
  Media(id: $id) {
    staff(sort: [RELEVANCE, ID], page: $page, perPage: 25) {
      pageInfo { hasNextPage }
      edges { id role node { id name { userPreferred } image { large medium } language: languageV2 } }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Media }) => {
    return {
      items: present(Media?.staff?.edges),
      hasNextPage: Media?.staff?.pageInfo?.hasNextPage ?? false,
    };
  },
});
