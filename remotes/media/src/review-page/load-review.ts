import { prefetch } from '@tsugi/data';
import { reviewById } from '@tsugi/data/operations/review-by-id';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseReviewId } from './params.ts';

/** Asks for the review; the page reads it. */
export function loadReview({ params }: LoaderFunctionArgs): null {
  const id = parseReviewId(params.review);
  if (id) prefetch(reviewById, { id }, { priority: 'interactive' });
  return null;
}
