// For tests of pages: the results of the hooks, without a data layer. It stays out of the product's bundle.
export { requestBody } from '../core/request-body.ts';
export { type BootPage, bootRequest, bootRequests } from './boot-request.ts';
export { listCard } from './list-card.ts';
export { IDLE_PAGES, readyPages } from './pages-states.ts';
export { failed, IDLE, LOADING, ready } from './query-states.ts';
