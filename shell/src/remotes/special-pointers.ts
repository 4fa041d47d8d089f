// Canaries and overrides: a lazy chunk, which only deployments that use them load.
export { withCanaries } from './canaries.ts';
export { applyRemoteOverrides } from './remote-overrides.ts';
