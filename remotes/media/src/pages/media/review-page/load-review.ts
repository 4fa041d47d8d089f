import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from '../../../model/load-first.ts';
import { parseReviewId } from './params.ts';
import { reviewById } from './review-by-id.query.ts';

/** Asks for the review; the page reads it. */
export async function loadReview({ params }: LoaderFunctionArgs): Promise<null> {
  const id = parseReviewId(params.review);
  return id ? loadFirst(reviewById, { id }) : null;
}
