import type { PageOf } from '../core/page-of.ts';
import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { present, required } from '../sources/present.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { StudioMediaQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaSort } from '../sources/tracker/generated/types.ts';
import { type MediaCardData, toMediaCard, withOptimisticMediaEdges } from '../sources/tracker/media-card.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** A media of a studio. */
export interface StudioMediaEdge {
  readonly id: number;
  readonly isMainStudio: boolean;
  readonly media: MediaCardData;
}

export type StudioInfo = Omit<NonNullable<StudioMediaQuery['Studio']>, 'media'>;

/** The studio comes with every page of its media. */
export type StudioMediaPage = PageOf<StudioMediaEdge> & { readonly studio: StudioInfo };

export interface StudioMediaVariables {
  readonly id: number;
  readonly page: number;
  /** Only what it mainly made, or only what it helped with. */
  readonly isMain?: boolean;
  /** Only what is on the user's list, or only what is not. */
  readonly onList?: boolean;
  readonly sort?: readonly MediaSort[];
}

/** A studio and its media, the newest first, 25 a page. */
export const studioMedia = trackerQuery<StudioMediaQuery, StudioMediaVariables, StudioMediaPage>({
  name: 'studio-media',
  shape: 1,
  document: `query StudioMedia($id: Int, $page: Int, $isMain: Boolean, $onList: Boolean, $sort: [MediaSort]) {
  Studio(id: $id) {
    id name siteUrl favourites isFavourite isAnimationStudio
    media(page: $page, perPage: 25, isMain: $isMain, onList: $onList, sort: $sort) {
      pageInfo { hasNextPage }
      edges { id isMainStudio node { ...MediaCard } }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  variables: (variables) => ({ ...variables, sort: variables.sort ?? ['START_DATE_DESC'] }),
  select: ({ Studio }) => {
    const { media, ...studio } = required(Studio, 'Studio');
    return {
      studio,
      items: present(media?.edges).flatMap(({ id, isMainStudio, node }) =>
        node ? { id: id ?? node.id, isMainStudio, media: toMediaCard(node) } : [],
      ),
      hasNextPage: media?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: (page, lookup) => {
    const studio = withOptimistic('studio', page.studio, lookup);
    const { items } = withOptimisticMediaEdges(page, lookup);
    return studio === page.studio && items === page.items ? page : { ...page, studio, items };
  },
});
