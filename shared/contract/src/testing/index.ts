// For tests only: it stays out of the product's bundle.
export { installTestHost } from './install-test-host.ts';
