// What the late file of the MAL-style search contains.

export { MalResults } from './MalResults.tsx';
export { prefetchMal } from './prefetch-mal.ts';
