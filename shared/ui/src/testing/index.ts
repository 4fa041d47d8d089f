// For tests only: it stays out of the product's bundle.
export { showRoute } from './show-route.tsx';
