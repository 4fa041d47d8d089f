export { AiringToday } from './AiringToday.tsx';
export { ContinueWatching } from './ContinueWatching.tsx';
export { prefetchCurrentLists } from './prefetch-current-lists.ts';
