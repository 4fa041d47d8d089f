import type { Recommendation } from '../../community/recommendations.ts';
import type { Review } from '../../community/reviews.ts';
import type { Resolver } from '../context.ts';
import { isGap } from '../gaps.ts';
import { asHtml, withOrigin } from '../html.ts';
import { SITE } from '../images.ts';

const KEYS: Readonly<Record<string, (review: Review) => number>> = {
  ID: (review) => review.id,
  SCORE: (review) => review.score,
  RATING: (review) => review.rating,
  CREATED_AT: (review) => review.createdAt,
  UPDATED_AT: (review) => review.updatedAt,
};

/** Sorts in place. */
export function byReviewSort(reviews: Review[], sorts: readonly string[]): Review[] {
  const [sort = 'RATING_DESC'] = sorts;
  const isDescending = sort.endsWith('_DESC');
  const key = KEYS[isDescending ? sort.slice(0, -5) : sort] ?? ((review: Review) => review.id);
  return reviews.sort((one, other) => (isDescending ? key(other) - key(one) : key(one) - key(other)));
}

const review: Readonly<Record<string, Resolver<Review, never>>> = {
  mediaType: (source, _, { world }) => world.catalogue.byId.get(source.mediaId)?.type,
  body: (source, args: { asHtml?: boolean | null }, { world, origin }) => {
    const media = world.catalogue.byId.get(source.mediaId);
    if (media === undefined) {
      return null;
    }
    const hero = world.cast.of(media)[0]?.character.name.first ?? 'the lead';
    return asHtml(
      withOrigin(world.community.reviews.bodyOf(source, media, world.catalogue, hero), origin),
      args.asHtml,
    );
  },
  userRating: (source, _, { world, viewer }) => world.community.reviews.vote(viewer?.id, source),
  private: (source) => source.isPrivate,
  siteUrl: (source) => `${SITE}/review/${source.id}`,
  user: (source, _, { world }) => world.community.users[source.userId - 1],
  media: (source, _, { world }) => world.catalogue.byId.get(source.mediaId),
};

const recommendation: Readonly<Record<string, Resolver<Recommendation, never>>> = {
  userRating: (source, _, { world, viewer }) => world.community.recommendations.vote(viewer?.id, source),
  media: (source, _, { world }) => world.catalogue.byId.get(source.mediaId),
  mediaRecommendation: (source, _, { world }) => {
    const media = world.catalogue.byId.get(source.recommendedId);
    return media === undefined || isGap('recommendation', media) ? null : media;
  },
  user: (source, _, { world }) => world.community.users[source.userId - 1],
};

export const reviewResolvers = { Review: review, Recommendation: recommendation };
