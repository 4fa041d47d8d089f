import { present, required, trackerQuery, withOptimisticAll } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import type { MediaRelationsQuery } from '../../generated/operations.ts';

type WireRelated = NonNullable<
  NonNullable<
    NonNullable<NonNullable<NonNullable<MediaRelationsQuery['Media']>['relations']>['edges']>[number]
  >['node']
>;

/** A media that belongs to another one, with the viewer's own entry. */
export type RelatedMedia = Omit<WireRelated, 'title'> & {
  readonly title: string;
  /** What it is to the other one: SEQUEL. */
  readonly relationType: string | null;
};

/** The media that belong to one, small: what is offered after it was completed. */
export const mediaRelations = trackerQuery<
  MediaRelationsQuery,
  { readonly id: number },
  readonly RelatedMedia[]
>({
  name: 'media-relations',
  shape: 1,
  document: `query MediaRelations($id: Int) {
  Media(id: $id) {
    id
    relations { edges { relationType node {
      id type format status isAdult isLocked title { userPreferred } coverImage { medium color }
      startDate { year month day } mediaListEntry { id status progress score updatedAt }
    } } }
  }
}`,
  // What of them is on the list may change on other devices.
  cache: { type: 'default', expiresInSeconds: 86_400, freshForSeconds: 60 },
  select: ({ Media }) =>
    present(required(Media, 'Media').relations?.edges).flatMap(({ relationType, node }) =>
      node ? { ...node, title: node.title?.userPreferred ?? t`Untitled`, relationType } : [],
    ),
  optimistic: (related, lookup) => withOptimisticAll('media', related, lookup),
});
