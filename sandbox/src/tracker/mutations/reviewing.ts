import type { ReviewVote } from '../../community/reviews.ts';
import { isReviewBlocked, refuseBlocked } from '../blocked.ts';
import { type Context, requireViewer } from '../context.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
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
  check(args, context);
  if (args.id) {
    const known = reviews.find(args.id);
    if (known?.userId !== viewer.id) {
      throw forbidden('Review');
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
  refuseBlocked(isReviewBlocked(media), 'reviewed');
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

/** Characters of a summary and of a body, and the bounds of a score. */
const SUMMARY = { least: 20, most: 120 };
const LEAST_BODY = 2_200;
const MOST_SCORE = 100;

/** All that is wrong is told at once. A change may leave out what stays. */
function check({ id, body, summary, score }: ReviewArgs, { world }: Context): void {
  const wrong: Record<string, string[]> = {};
  if (id && world.community.reviews.find(id) === undefined) {
    wrong.id = ['The selected id is invalid.'];
  }
  if (summary !== undefined || !id) {
    wrong.summary = lengthErrors(summary, 'summary', SUMMARY.least, SUMMARY.most);
  }
  if (body !== undefined || !id) {
    wrong.body = lengthErrors(body, 'body', LEAST_BODY);
  }
  if (typeof score === 'number' && score > MOST_SCORE) {
    wrong.score = [`The score may not be greater than ${MOST_SCORE}.`];
  }
  const found = Object.entries(wrong).filter(([, messages]) => messages.length > 0);
  if (found.length > 0) {
    throw invalid(Object.fromEntries(found));
  }
}

function lengthErrors(
  text: Maybe<string>,
  name: string,
  least: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  if (text === undefined || text === null || text.trim() === '') {
    return [`The ${name} field is required.`];
  }
  if (text.length < least) {
    return [`The ${name} must be at least ${least} characters.`];
  }
  return text.length > most ? [`The ${name} may not be greater than ${most} characters.`] : [];
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
