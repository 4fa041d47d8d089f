export { loadReview as loader } from './load-review.ts';
export { ReviewPage as Component } from './ReviewPage.tsx';
