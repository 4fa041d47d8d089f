// What the lazy file of the MAL-style search contains.

export { malRules } from '../../../engines/mal/mal-rules.ts';
export { MalResults } from './MalResults.tsx';
export { prefetchMal } from './prefetch-mal.ts';
