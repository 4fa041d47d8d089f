import {
  MEDIA_CARD,
  type MediaCardData,
  type PageOf,
  present,
  toMediaCard,
  toUserCard,
  trackerQuery,
  type UserCardData,
  withOptimistic,
  withOptimisticMedia,
} from '@tsugi/data/operation';
import type { RecommendationRating } from '@tsugi/data/wire/tracker';
import type { MediaRecommendationsQuery } from '../../../generated/operations.ts';

/** Who likes this may like that. */
export interface MediaRecommendation {
  readonly id: number;
  /** All votes together. */
  readonly rating: number;
  readonly userRating: RecommendationRating;
  readonly mediaRecommendation: MediaCardData;
  readonly user: UserCardData | null;
}

/** Recommendations of a media, the highest rated first, 25 a page. */
export const mediaRecommendations = trackerQuery<
  MediaRecommendationsQuery,
  { readonly id: number; readonly page: number },
  PageOf<MediaRecommendation>
>({
  name: 'media-recommendations',
  shape: 1,
  document: `query MediaRecommendations($id: Int, $page: Int) {
  Media(id: $id) {
    recommendations(sort: [RATING_DESC, ID], page: $page, perPage: 25) {
      pageInfo { hasNextPage }
      nodes { id rating userRating user { id name avatar { large } } mediaRecommendation { ...MediaCard } }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3600 },
  select: ({ Media }) => {
    const connection = Media?.recommendations;
    return {
      items: present(connection?.nodes).flatMap(({ id, rating, userRating, user, mediaRecommendation }) =>
        mediaRecommendation
          ? {
              id,
              rating: rating ?? 0,
              userRating: userRating ?? 'NO_RATING',
              user: user ? toUserCard(user) : null,
              mediaRecommendation: toMediaCard(mediaRecommendation),
            }
          : [],
      ),
      hasNextPage: connection?.pageInfo?.hasNextPage ?? false,
    };
  },
  optimistic: (page, lookup) => {
    const items = page.items.map((item) => {
      const patched = withOptimistic('recommendation', item, lookup);
      const media = withOptimisticMedia(item.mediaRecommendation, lookup);
      return media === item.mediaRecommendation ? patched : { ...patched, mediaRecommendation: media };
    });
    return items.some((item, index) => item !== page.items[index]) ? { ...page, items } : page;
  },
});
