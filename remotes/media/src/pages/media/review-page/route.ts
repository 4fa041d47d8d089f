import { pageRequest } from '../../../model/page-request.ts';
import { parseId } from '../../../model/parse-id.ts';
import { reviewById } from './review-by-id.query.ts';

export { ReviewPage as Component } from './ReviewPage.tsx';
export const { loader } = pageRequest(reviewById, ({ review }) => {
  const id = parseId(review);
  return id ? { id } : undefined;
});
