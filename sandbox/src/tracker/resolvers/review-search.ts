import type { Recommendation } from '../../community/recommendations.ts';
import type { Review } from '../../community/reviews.ts';
import type { Context } from '../context.ts';
import { Tests } from '../search/comparisons.ts';
import { byReviewSort } from './review.ts';

export type ReviewArgs = {
  id?: number | null;
  mediaId?: number | null;
  userId?: number | null;
  mediaType?: string | null;
  sort?: string[] | null;
};

export function findReviews(args: ReviewArgs, { world, viewer }: Context): readonly Review[] {
  const tests = new Tests<Review>();
  tests.is(args.id, (one) => one.id);
  tests.is(args.mediaId, (one) => one.mediaId);
  tests.is(args.userId, (one) => one.userId);
  tests.is(args.mediaType, (one) => world.catalogue.byId.get(one.mediaId)?.type);
  tests.add((one) => !one.isPrivate || one.userId === viewer?.id);
  return byReviewSort(
    world.community.reviews.list.filter((one) => tests.pass(one)),
    args.sort ?? ['ID'],
  );
}

export type RecommendationArgs = {
  id?: number | null;
  mediaId?: number | null;
  mediaRecommendationId?: number | null;
  userId?: number | null;
  rating?: number | null;
  onList?: boolean | null;
  rating_greater?: number | null;
  rating_lesser?: number | null;
  sort?: string[] | null;
};

export function findRecommendations(
  args: RecommendationArgs,
  { world, viewer }: Context,
): readonly Recommendation[] {
  const { recommendations, lists } = world.community;
  const media = args.mediaId ? world.catalogue.byId.get(args.mediaId) : undefined;
  const one = args.id ? recommendations.find(args.id) : undefined;
  const all = args.id
    ? one === undefined
      ? []
      : [one]
    : args.mediaId
      ? media === undefined
        ? []
        : recommendations.of(media)
      : recommendations.all();
  const tests = new Tests<Recommendation>();
  tests.is(args.mediaRecommendationId, (known) => known.recommendedId);
  tests.is(args.userId, (known) => known.userId);
  tests.is(args.rating, (known) => known.rating);
  tests.greater(args.rating_greater, (known) => known.rating);
  tests.lesser(args.rating_lesser, (known) => known.rating);
  if (viewer !== undefined && args.onList !== undefined && args.onList !== null) {
    tests.add((known) => lists.of(viewer.id).has(known.recommendedId) === args.onList);
  }
  const found = all.filter((known) => tests.pass(known));
  switch (args.sort?.[0]) {
    case 'RATING_DESC':
      return found.sort((a, b) => b.rating - a.rating);
    case 'RATING':
      return found.sort((a, b) => a.rating - b.rating);
    case 'ID_DESC':
      return found.sort((a, b) => b.id - a.id);
    default:
      return found;
  }
}
