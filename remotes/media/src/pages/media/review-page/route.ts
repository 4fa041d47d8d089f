import { firstRequest } from '../../../model/first-request.ts';
import { parseId } from '../../../model/parse-id.ts';
import { reviewById } from './review-by-id.query.ts';

export { ReviewPage as Component } from './ReviewPage.tsx';
export const { loader } = firstRequest(reviewById, ({ review }) => {
  const id = parseId(review);
  return id ? { id } : undefined;
});
