import type { ReviewVote } from '../../community/reviews.ts';
import { type Context, requireViewer } from '../context.ts';
import { notFound } from '../errors.ts';
import { storedText } from '../stored-text.ts';
import { type Maybe, required } from './required.ts';

type ReviewArgs = {
  id?: Maybe<number>;
  mediaId?: Maybe<number>;
  body?: Maybe<string>;
  summary?: Maybe<string>;
  score?: Maybe<number>;
  private?: Maybe<boolean>;
};

export function saveReview(args: ReviewArgs, context: Context): unknown {
  const viewer = requireViewer(context);
  const { reviews } = context.world.community;
  const now = context.world.nowSeconds();
  if (args.id) {
    const known = reviews.find(args.id);
    if (known?.userId !== viewer.id) {
      throw notFound();
    }
    known.body = typeof args.body === 'string' ? storedText(args.body) : known.body;
    known.summary = storedText(args.summary ?? known.summary);
    known.score = args.score ?? known.score;
    known.isPrivate = args.private ?? known.isPrivate;
    known.updatedAt = now;
    return known;
  }
  const media = context.world.catalogue.byId.get(args.mediaId ?? 0);
  if (media === undefined) {
    throw notFound();
  }
  return reviews.add({
    userId: viewer.id,
    mediaId: media.id,
    summary: storedText(required(args.summary, 'summary', 20)),
    body: storedText(required(args.body, 'body', 2_200)),
    score: args.score ?? 0,
    rating: 0,
    ratingAmount: 0,
    isPrivate: args.private ?? false,
    createdAt: now,
    updatedAt: now,
  });
}

export function deleteReview({ id }: { id?: Maybe<number> }, context: Context): { deleted: boolean } {
  const viewer = requireViewer(context);
  const known = context.world.community.reviews.find(id ?? 0);
  if (known?.userId !== viewer.id) {
    throw notFound();
  }
  context.world.community.reviews.remove(known);
  return { deleted: true };
}

export function rateReview(
  { reviewId, rating }: { reviewId?: Maybe<number>; rating?: Maybe<ReviewVote> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const known = context.world.community.reviews.find(reviewId ?? 0);
  if (known === undefined) {
    throw notFound();
  }
  context.world.community.reviews.rate(viewer.id, known, rating ?? 'NO_VOTE');
  return known;
}
