// For tests only: it stays out of the product's bundle.
export { handedPreview } from './handed-preview.ts';
export { installTestHost } from './install-test-host.ts';
