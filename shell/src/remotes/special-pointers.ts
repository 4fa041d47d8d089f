// What few deployments use, in a file that only they load.
export { withCanaries } from './canaries.ts';
export { applyRemoteOverrides } from './remote-overrides.ts';
