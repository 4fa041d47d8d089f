export { AiringToday } from './AiringToday.tsx';
export { ContinueWatching } from './ContinueWatching.tsx';
