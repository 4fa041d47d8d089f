import type { PageOf } from '../core/page-of.ts';
import { present } from '../sources/present.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { MediaRecommendationsQuery } from '../sources/tracker/generated/operations.ts';
import type { RecommendationRating } from '../sources/tracker/generated/types.ts';
import { type MediaCardData, overlayMedia, toMediaCard } from '../sources/tracker/media-card.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** A medium that people recommend to whoever likes another one. */
export interface MediaRecommendation {
  readonly id: number;
  /** Votes for it less those against it. */
  readonly rating: number;
  readonly userRating: RecommendationRating | null;
  readonly media: MediaCardData;
}

/** What is recommended to whoever likes a medium, 25 a page: the best rated first. */
export const mediaRecommendations = trackerQuery<
  MediaRecommendationsQuery,
  { readonly id: number; readonly page: number },
  PageOf<MediaRecommendation>
>({
  name: 'media-recommendations',
  document: `query MediaRecommendations($id: Int!, $page: Int) {
  Media(id: $id) {
    id
    recommendations(sort: [RATING_DESC, ID], page: $page, perPage: 25) {
      pageInfo { hasNextPage }
      nodes { id rating userRating mediaRecommendation { ...MediaCard } }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  select: ({ Media }) => ({
    items: present(Media?.recommendations?.nodes).flatMap(
      ({ id, rating, userRating, mediaRecommendation }) =>
        mediaRecommendation
          ? [{ id, rating: rating ?? 0, userRating, media: toMediaCard(mediaRecommendation) }]
          : [],
    ),
    hasNextPage: Media?.recommendations?.pageInfo?.hasNextPage ?? false,
  }),
  overlay: (page, lookup) => {
    const items = page.items.map((item) => {
      const media = overlayMedia(item.media, lookup);
      return media === item.media ? item : { ...item, media };
    });
    return items.some((item, index) => item !== page.items[index]) ? { ...page, items } : page;
  },
});
